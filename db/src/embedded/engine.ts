import { existsSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DurableFileSystem, syncFolder, syncTree } from './durable-file-system.ts';
import { holdsDatabase } from './holds-database.ts';

/** Exit status of Postgres's main loop when a query fails; the engine continues. */
const QUERY_FAILED = 100;

const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'), // -F turns fsync off
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=16MB',
];

/**
 * Committed data survives a power cut. A missing database is created completely or not at all.
 *
 * @throws when it cannot be opened or, with nothing changed, when the folder holds an incomplete database
 */
export async function openEngine(folder: string): Promise<PGlite> {
  const home = join(folder, 'postgres');
  if (!holdsDatabase(folder)) {
    const unfinished = join(folder, 'postgres.new');
    rmSync(unfinished, { recursive: true, force: true });
    const engine = await start(unfinished);
    await engine.exec('checkpoint');
    await engine.close();
    await syncTree(unfinished);
    if (existsSync(home)) rmdirSync(home); // it is empty; Windows cannot rename onto an existing folder
    renameSync(unfinished, home);
    await syncFolder(folder);
    await syncFolder(dirname(folder));
  }
  const engine = await start(home);
  endWithPostgres(engine);
  return engine;
}

async function start(home: string): Promise<PGlite> {
  let reason: string | undefined;
  const onStderr = (line: string) => {
    reason = /(?:FATAL|PANIC): +(.*)/.exec(line)?.[1] ?? reason;
    return false; // nothing is printed
  };
  try {
    const engine = new PGlite({ fs: new DurableFileSystem(home), startParams, onStderr });
    await engine.waitReady;
    return engine;
  } catch (error) {
    throw new Error(`its database cannot be opened: ${reason ?? String(error)}`, { cause: error });
  }
}

/** After a panic of Postgres, PGlite would loop for ever: ending the thread lets a new one start. */
function endWithPostgres(engine: PGlite): void {
  const { Module: postgres } = engine;
  const mainLoop = postgres._PostgresMainLoopOnce;
  postgres._PostgresMainLoopOnce = () => {
    try {
      mainLoop();
    } catch (error) {
      if ((error as { status?: number }).status !== QUERY_FAILED) process.exit(1);
      throw error;
    }
  };
}
