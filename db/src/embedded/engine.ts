import { existsSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DurableFileSystem, syncFolder, syncTree } from './durable-file-system.ts';
import { holdsDatabase } from './holds-database.ts';

/** How Postgres leaves its main loop when a query fails, which is not the end of the engine. */
const QUERY_FAILED = 100;

const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'), // which turns fsync off
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=16MB',
];

/**
 * Opens the database in `folder`, created whole or not at all, such that what it commits survives a power cut.
 *
 * @throws when it cannot be opened or, with nothing changed, when what is there is no whole database
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
    if (existsSync(home)) rmdirSync(home); // an empty folder: Windows renames over none
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

/** PGlite carries on after Postgres has panicked, and would spin for ever: the thread is to end, and start afresh. */
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
