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
 * A PostgreSQL server, with its most connections (10 by default) and how long a call waits for a primary;
 * or the folder of the embedded database.
 */
export type DatabaseTarget = { url: string; poolSize?: number; patienceMs?: number } | { dataDir: string };

export interface Database {
  kysely: Kysely<Schema>;
  kind: 'embedded' | 'postgres';
  /**
   * Runs a library's SQL outside kysely; several statements at once if they have no values. Never within a
   * kysely transaction: on the embedded database it would wait for that to end.
   */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** False while it refuses writes, e.g. with a full disk. */
  canWrite(): Promise<boolean>;
  /** Waits for running queries, then disconnects or releases the folder. */
  close(): Promise<void>;
}

/**
 * Opens the database and migrates it. The embedded database's folder has one owner at a time: with
 * `attach`, another living owner's process is used.
 *
 * @throws DataFolderInUseError without `attach`, when another process has the folder
 * @throws DataFolderUnusableError when the folder cannot be created or written
 */
export async function openDatabase(target: DatabaseTarget, { attach = false } = {}): Promise<Database> {
  const { server, starts, calls, letGo } =
    'url' in target ? onServer(target) : onEmbedded(await openEmbedded(target.dataDir, attach));
  try {
    // on the embedded database nobody else could write meanwhile
    if ('url' in target) await withoutTimeout({ ...server, max: 2 }, starts, buildLargeIndexes);
    // a migration, or waiting for another's, may take longer than the product's queries may
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
    // the pool drops a connection on which a query failed, with any open transaction
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

/** A process of this machine is there or is not: no waiting. */
function onEmbedded(embedded: Awaited<ReturnType<typeof openEmbedded>>) {
  return { ...embedded, starts: undefined, calls: undefined };
}
