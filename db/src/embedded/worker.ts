/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
import { parentPort, workerData } from 'node:worker_threads';
import { openEngine } from './engine.ts';
import { serve } from './serve.ts';
import { shortenLog } from './shorten-log.ts';

const LOG_CHECKED_EVERY_MS = 60_000;
const LONGEST_LOG_BYTES = 64 * 1024 * 1024;

const { folder, address } = workerData as { folder: string; address: string };
const stopping = new AbortController();

const engine = await openEngine(folder);
const server = await serve(engine, address, { forTurn: 30_000, forIdleTransaction: 60_000 });

const logCheck = setInterval(async () => {
  // without a turn, or without room on the disk, the next check will do
  const endTurn = await server.turns.take(stopping.signal).catch(() => undefined);
  if (endTurn)
    await shortenLog(engine, LONGEST_LOG_BYTES)
      .catch(() => {})
      .finally(endTurn);
}, LOG_CHECKED_EVERY_MS);

parentPort?.once('message', async (message: 'stop' | 'stop when unused') => {
  if (message === 'stop when unused') await server.unused();
  clearInterval(logCheck);
  stopping.abort();
  await server.stop();
  await engine.close();
});
parentPort?.postMessage('ready');
