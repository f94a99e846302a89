import { fileURLToPath } from 'node:url';
import { readSettings } from './settings.ts';
import { isExplained, start, type Running } from './start.ts';

const builtSite = fileURLToPath(new URL('../../web/dist', import.meta.url));
/** Longest wait for calls under way when the process is told to end: a gateway may take 8 seconds for an SMS. */
const patienceMs = 20_000;

let running: Promise<Running> | undefined;
let ending = false;

async function end(): Promise<void> {
  // Ctrl-C reaches the whole group of processes, and some pass it on
  if (ending) return;
  ending = true;
  setTimeout(() => process.exit(1), patienceMs).unref();
  await running?.then(
    ({ stop }) => stop(),
    () => {},
  );
  process.exit(0);
}

process.on('SIGINT', () => void end());
process.on('SIGTERM', () => void end());

try {
  const settings = readSettings(process.env);
  running = start(settings, builtSite);
  const { address } = await running;
  console.log(`Soumdar: ${address}`);
  if (settings.sms.provider === 'outbox') console.log(`SMS messages go nowhere but to ${address}/dev/sms`);
} catch (error) {
  console.error(isExplained(error) ? error.message : error);
  process.exit(1);
}
