import cluster from 'node:cluster';
import { addressOf } from './settings/address.ts';
import { readSettings, type Settings } from './settings/settings.ts';
import { explain } from './process/start-error.ts';
import type { Running } from './start.ts';
import { connectToPeers, tellSupervisor } from './workers/peers.ts';

/** A gateway may take 8 seconds for an SMS. */
const patienceMs = 20_000;
/** A little longer than the workers wait themselves. */
const patienceForWorkersMs = patienceMs + 3000;
/** Ctrl-C reaches all processes, and some pass it on: so soon it is the same one. */
const echoMs = 1000;

export async function runProduct(siteFolder: string): Promise<void> {
  let running: Promise<Pick<Running, 'drain' | 'stop'>> | undefined;
  let mostMs = patienceMs;
  let endingSince: number | undefined;

  async function end(): Promise<void> {
    if (endingSince !== undefined) {
      // a worker gets the signal twice, and only its supervisor decides on haste
      if (!cluster.isWorker && performance.now() - endingSince > echoMs) process.exit(1);
      return;
    }
    endingSince = performance.now();
    setTimeout(() => process.exit(1), mostMs).unref();
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
    const supervises = settings.workers > 1 && cluster.isPrimary;
    mostMs = settings.drainSeconds * 1000 + (supervises ? patienceForWorkersMs : patienceMs);
    const starting = supervises ? runWorkers(settings) : runHere(settings, siteFolder);
    running = starting;
    const { port } = await starting;
    if (cluster.isWorker) return await tellSupervisor({ soumdar: 'started', port });
    announce(settings, port);
  } catch (error) {
    const reason = explain(error);
    if (cluster.isWorker && reason !== undefined) await tellSupervisor({ soumdar: 'failed', reason });
    else console.error(reason ?? error);
    process.exit(1);
  }
}

async function runHere(settings: Settings, siteFolder: string): Promise<Running> {
  const { start } = await import('./start.ts');
  return start(settings, siteFolder, cluster.isWorker ? connectToPeers() : undefined);
}

/** This process does not even load the server. */
async function runWorkers(settings: Settings) {
  const { superviseWorkers } = await import('./workers/supervise.ts');
  return { ...(await superviseWorkers(settings)), drain: async () => {} };
}

function announce(settings: Settings, port: number): void {
  const address = addressOf(settings, port);
  console.log(`Soumdar: ${address}`);
  if (settings.sms.provider === 'outbox') {
    console.log(`SMS messages go nowhere but to ${address}/dev/sms`);
  }
  if (settings.email.provider === 'outbox') {
    console.log(`Emails go nowhere but to ${address}/dev/emails`);
  }
}
