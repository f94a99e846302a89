import { setTimeout as delay } from 'node:timers/promises';
import type { PoolConfig } from 'pg';
import { inUse, lockFolder, prepareFolder } from './data-folder.ts';
import { runEngine } from './run-engine.ts';
import { hold, socketAddress, socketTo } from './socket.ts';

const OWNER_STARTS_WITHIN_MS = 60_000;

/**
 * Starts the embedded database of `dataDir` or, with `attach`, connects to the process that runs it. An
 * attaching process that became the owner closes it only after all attached ones have left.
 */
export async function openEmbedded(dataDir: string, attach: boolean) {
  const folder = prepareFolder(dataDir);
  const address = socketAddress(folder);
  // as long as a client may wait for its turn
  const server: PoolConfig = { stream: () => socketTo(address), connectionTimeoutMillis: 30_000 };
  const deadline = performance.now() + OWNER_STARTS_WITHIN_MS;
  for (;;) {
    const lock = lockFolder(folder);
    if (lock) {
      try {
        const engine = await runEngine(folder, address);
        void engine.stopped.finally(() => lock.release());
        return { server, letGo: () => engine.stop({ whenUnused: attach }) };
      } catch (error) {
        lock.release();
        throw error;
      }
    }
    if (!attach || performance.now() > deadline) throw inUse(folder);
    const held = await hold(address);
    if (held) return { server, letGo: () => held.end() };
    await delay(100); // the owner is starting or stopping
  }
}
