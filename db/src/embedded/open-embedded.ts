import { setTimeout as delay } from 'node:timers/promises';
import type { PoolConfig } from 'pg';
import { inUse, lockFolder, prepareFolder } from './data-folder.ts';
import { startEngine } from './start-engine.ts';
import { canConnect, socketAddress, socketTo } from './socket.ts';

const OWNER_STARTS_WITHIN_MS = 60_000;

interface EmbeddedServer {
  server: PoolConfig;
  kind: 'embedded';
  letGo(): Promise<void>;
}

/** Starts the embedded database of `dataDir`, or (with `attach`) reaches the one that another process runs on it. */
export async function openEmbedded(dataDir: string, attach: boolean): Promise<EmbeddedServer> {
  const folder = prepareFolder(dataDir);
  const address = socketAddress(folder);
  const server: PoolConfig = { stream: () => socketTo(address) };
  const deadline = Date.now() + OWNER_STARTS_WITHIN_MS;
  do {
    const lock = lockFolder(folder);
    if (lock) {
      const engine = await startEngine(folder, address).catch((error) => {
        lock.release();
        throw error;
      });
      return { server, kind: 'embedded', letGo: () => engine.stop().finally(() => lock.release()) };
    }
    if (attach && (await canConnect(address))) return { server, kind: 'embedded', letGo: async () => {} };
    if (attach) await delay(100); // its owner is still starting, or has just stopped
  } while (attach && Date.now() < deadline);
  throw inUse(folder);
}
