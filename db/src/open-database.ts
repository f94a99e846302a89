import type { Kysely } from 'kysely';
import type { PoolConfig } from 'pg';
import { connect } from './connection/connect.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { buildLargeIndexes } from './large-indexes.ts';
import { migrate } from './migrate.ts';
import { type Patience, patienceOfCalls, patienceOfStarts } from './connection/primary-pool.ts';
import type { Schema } from './schema.ts';
import { WriteWatch } from './connection/database-trouble.ts';

/**
 * A PostgreSQL server, with the maximum number of connections (10 by default) and how long a call waits for a primary, or
 * the folder of the embedded database.
 */
export type DatabaseTarget = { url: string; poolSize?: number; patienceMs?: number } | { dataDir: string };

export interface Database {
  kysely: Kysely<Schema>;
  kind: 'embedded' | 'postgres';
  /**
   * Runs a library's own SQL outside kysely; several statements at once if they take no values. Never call it within
   * a kysely transaction: on the embedded database it would wait for that transaction to end.
   */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** False while its disk is full, or it refuses writes for another reason. */
  canWrite(): Promise<boolean>;
  /** Waits for running queries, then disconnects from the server or releases the folder. */
  close(): Promise<void>;
}

/**
 * Opens the database and brings its schema up to date.
 *
 * The folder of the embedded database has one owner at a time. With `attach`, a folder owned by another living
 * process is used through that process; without, it throws DataFolderInUseError. A folder that cannot be created or
 * written throws DataFolderUnusableError.
 */
export async function openDatabase(target: DatabaseTarget, { attach = false } = {}): Promise<Database> {
  const { server, starts, calls, letGo } =
    'url' in target ? onServer(target) : onEmbedded(await openEmbedded(target.dataDir, attach));
  try {
    // on the embedded database nobody else could write meanwhile
    if ('url' in target) await withoutTimeout(server, starts, buildLargeIndexes);
    // a migration, or waiting for another process's, may take longer than the product's queries are allowed to
    await withoutTimeout(server, starts, migrate);
  } catch (error) {
    await letGo();
    throw error;
  }
  const writes = new WriteWatch();
  const { kysely, pool, end } = connect(server, { patience: calls, onError: (error) => writes.note(error) });
  return {
    kysely,
    kind: 'url' in target ? 'postgres' : 'embedded',
    // the pool drops a connection on which a query failed, and so any transaction left open on it
    executeSql: (text, values) =>
      pool.query(text, values).catch((error: unknown) => {
        writes.note(error);
        throw error;
      }),
    canWrite: () => writes.canWrite(kysely),
    async close() {
      await end();
      await letGo();
    },
  };
}

async function withoutTimeout(
  server: PoolConfig,
  patience: Patience | undefined,
  work: (kysely: Kysely<Schema>) => Promise<void>,
): Promise<void> {
  const { kysely } = connect({ ...server, statement_timeout: 0, lock_timeout: 0 }, { patience });
  await work(kysely).finally(() => kysely.destroy());
}

function onServer({
  url,
  poolSize,
  patienceMs = patienceOfCalls.ms,
}: Extract<DatabaseTarget, { url: string }>) {
  return {
    server: { connectionString: url, max: poolSize },
    starts: patienceOfStarts,
    calls: { ...patienceOfCalls, ms: patienceMs },
    letGo: async () => {},
  };
}

/** It is a process of this machine, which is there or is not: nobody waits for it. */
function onEmbedded(embedded: Awaited<ReturnType<typeof openEmbedded>>) {
  return { ...embedded, starts: undefined, calls: undefined };
}
