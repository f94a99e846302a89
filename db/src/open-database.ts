import type { Kysely } from 'kysely';
import { connect } from './connect.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import { WriteWatch } from './database-trouble.ts';

/** A PostgreSQL server, with the most connections to it (10), or the folder of the embedded database. */
export type DatabaseTarget = { url: string; poolSize?: number } | { dataDir: string };

export interface Database {
  kysely: Kysely<Schema>;
  kind: 'embedded' | 'postgres';
  /**
   * Runs SQL that a library brings with it, beside kysely: several statements at once if they take no values. Never
   * within a transaction of kysely's, which it would wait for on the embedded database.
   */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** False while its disk has no room, or it takes no writes for another reason. */
  canWrite(): Promise<boolean>;
  /** Waits for running queries, then lets go of the server or of the folder. */
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
  const { server, letGo } =
    'url' in target
      ? { server: { connectionString: target.url, max: target.poolSize }, letGo: async () => {} }
      : await openEmbedded(target.dataDir, attach);
  try {
    // a migration, or the wait for another process's, may take longer than a query of the product should
    const migrating = connect({ ...server, statement_timeout: 0 });
    await migrate(migrating.kysely).finally(() => migrating.kysely.destroy());
  } catch (error) {
    await letGo();
    throw error;
  }
  const writes = new WriteWatch();
  const { kysely, pool } = connect(server, (error) => writes.note(error));
  return {
    kysely,
    kind: 'url' in target ? 'postgres' : 'embedded',
    // the pool drops a connection on which a query failed, and with it the transaction that may be left open there
    executeSql: (text, values) =>
      pool.query(text, values).catch((error: unknown) => {
        writes.note(error);
        throw error;
      }),
    canWrite: () => writes.canWrite(kysely),
    async close() {
      await kysely.destroy();
      await letGo();
    },
  };
}
