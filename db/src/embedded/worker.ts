/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { parentPort, workerData } from 'node:worker_threads';
import { openEngine } from './engine.ts';
import { freeBytesOn, guardRoom } from './guard-room.ts';
import { tidyDatabase } from './housekeeping.ts';
import { serve } from './serve.ts';

const HOUSEKEEPING_EVERY_MS = 60_000;

const { folder, address } = workerData as { folder: string; address: string };
const stopping = new AbortController();

const engine = await openEngine(folder);
const isShortOfRoom = guardRoom(engine, () => freeBytesOn(folder));
const server = await serve(engine, address, { forTurn: 30_000, forIdleTransaction: 60_000 }, isShortOfRoom);

const housekeeping = setInterval(async () => {
  try {
    const endTurn = await server.turns.take(stopping.signal);
    await tidy().finally(endTurn);
  } catch {
    // no turn in time, or no space on the disk: the next round retries
  }
}, HOUSEKEEPING_EVERY_MS);

/** Tidying needs disk space too, for the log. */
async function tidy() {
  if (await isShortOfRoom()) return;
  await tidyDatabase(engine, { logBytes: 64 * 1024 * 1024, changedRows: 1_000 });
}

parentPort?.once('message', async (message: 'stop' | 'stop when unused') => {
  if (message === 'stop when unused') await server.unused();
  clearInterval(housekeeping);
  stopping.abort();
  await server.stop();
  await engine.close();
});
parentPort?.postMessage('ready');
