import { fileURLToPath } from 'node:url';
import { readSettings } from './settings/settings.ts';
import { explain, start, type Running } from './start.ts';

const builtSite = fileURLToPath(new URL('../../web/dist', import.meta.url));
/** Longest wait for calls under way when the process is told to end: a gateway may take 8 seconds for an SMS. */
const patienceMs = 20_000;
/** Ctrl-C reaches the whole group of processes, and some pass it on: this soon it is the same one. */
const echoMs = 1000;

let running: Promise<Running> | undefined;
let drainMs = 0;
let endingSince: number | undefined;

async function end(): Promise<void> {
  if (endingSince !== undefined) {
    if (performance.now() - endingSince > echoMs) process.exit(1);
    return;
  }
  endingSince = performance.now();
  setTimeout(() => process.exit(1), drainMs + patienceMs).unref();
  await running?.then(
    ({ drain, stop }) => drain().then(stop),
    () => {},
  );
  process.exit(0);
}

process.on('SIGINT', () => void end());
process.on('SIGTERM', () => void end());

try {
  const settings = readSettings(process.env);
  drainMs = settings.drainSeconds * 1000;
  running = start(settings, builtSite);
  const { address } = await running;
  console.log(`Soumdar: ${address}`);
  if (settings.sms.provider === 'outbox') {
    console.log(`SMS messages go nowhere but to ${address}/dev/sms`);
  }
} catch (error) {
  console.error(explain(error) ?? error);
  process.exit(1);
}
