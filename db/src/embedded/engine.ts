import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DurableFileSystem, syncFolder, syncTree } from './durable-file-system.ts';

/** Postgres leaves its main loop this way when a query failed, which is not the end of the engine. */
const QUERY_FAILED = 100;

const startParams = [
  // without -F, which turns fsync off
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB'],
];

/** Opens the database in `folder`, created whole or not at all, such that what it committed survives a power cut. */
export async function openEngine(folder: string): Promise<PGlite> {
  const home = join(folder, 'postgres');
  if (!existsSync(home)) {
    const unfinished = join(folder, 'postgres.new');
    rmSync(unfinished, { recursive: true, force: true });
    const engine = await start(unfinished);
    await engine.exec('checkpoint');
    await engine.close();
    syncTree(unfinished);
    renameSync(unfinished, home);
    syncFolder(folder);
  }
  const engine = await start(home);
  endWithTheEngine(engine);
  return engine;
}

async function start(home: string): Promise<PGlite> {
  const engine = new PGlite({ fs: new DurableFileSystem(home), startParams });
  await engine.waitReady;
  return engine;
}

/** PGlite goes on after the engine has panicked, and would spin for ever on what it has not read. */
function endWithTheEngine(engine: PGlite): void {
  const { Module: postgres } = engine;
  const turn = postgres._PostgresMainLoopOnce;
  postgres._PostgresMainLoopOnce = () => {
    try {
      turn();
    } catch (error) {
      if ((error as { status?: number }).status !== QUERY_FAILED) process.exit(1);
      throw error;
    }
  };
}
