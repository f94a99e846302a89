import { setTimeout as delay } from 'node:timers/promises';
import type { PoolConfig } from 'pg';
import { inUse, lockFolder, prepareFolder } from './data-folder.ts';
import { runEngine } from './run-engine.ts';
import { canConnect, socketAddress, socketTo } from './socket.ts';

const OWNER_STARTS_WITHIN_MS = 60_000;

/** Starts the embedded database of `dataDir`, or (with `attach`) reaches the one that another process runs on it. */
export async function openEmbedded(dataDir: string, attach: boolean) {
  const folder = prepareFolder(dataDir);
  const address = socketAddress(folder);
  // as long as a client may wait for its turn
  const server: PoolConfig = { stream: () => socketTo(address), connectionTimeoutMillis: 30_000 };
  const deadline = Date.now() + OWNER_STARTS_WITHIN_MS;
  for (;;) {
    const lock = lockFolder(folder);
    if (lock) {
      try {
        const engine = await runEngine(folder, address);
        void engine.stopped.finally(() => lock.release());
        return { server, letGo: () => engine.stop() };
      } catch (error) {
        lock.release();
        throw error;
      }
    }
    if (!attach || Date.now() > deadline) throw inUse(folder);
    if (await canConnect(address)) return { server, letGo: async () => {} };
    await delay(100); // its owner is starting, or stopping
  }
}
