import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { executedMigrations } from './migrate.ts';
import type { Schema } from './schema.ts';

/** Of a migration, on a table which may hold millions of rows. */
interface LargeIndex {
  migration: string;
  table: string;
  name: string;
  definition: string;
}

const indexes: LargeIndex[] = [
  {
    migration: '027-keys-by-account',
    table: 'estimations',
    name: 'estimations_key',
    definition: 'create unique index concurrently estimations_key on estimations (account_id, id)',
  },
  {
    migration: '027-keys-by-account',
    table: 'estimations',
    name: 'estimations_id',
    definition: 'create index concurrently estimations_id on estimations (id)',
  },
];

/** Of this work alone; migrations wait under a lock of their own. */
const lockId = '7203377541209938311';
const lookAgainMs = 200;

/**
 * Builds large indexes of pending migrations while the previous version's processes read and write: within
 * a migration, which is one transaction, an index blocks all writers. For PostgreSQL, outside of any
 * transaction; a new database leaves them to its migrations. Processes starting together build one by one.
 * Needs two connections, one of which only holds the lock.
 */
export async function buildLargeIndexes(kysely: Kysely<Schema>): Promise<void> {
  // the build waits for all snapshots: neither the lock's transaction nor one waiting for it may hold any
  const lock = kysely.transaction().setIsolationLevel('read committed');
  await kysely.connection().execute(async (builder) => {
    while (!(await lock.execute((trx) => buildIfAlone(builder, trx)))) await wait(lookAgainMs);
  });
}

async function buildIfAlone(builder: Kysely<Schema>, lock: Kysely<Schema>): Promise<boolean> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(lock);
  const { rows } = await sql<{ alone: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(lockId)}) as alone`.execute(lock);
  if (rows[0]!.alone) await buildPending(builder);
  return rows[0]!.alone;
}

async function buildPending(kysely: Kysely<Schema>): Promise<void> {
  if (!(await exists(kysely, 'kysely_migration'))) return;
  const done = await executedMigrations(kysely);
  for (const { migration, table, name, definition } of indexes) {
    if (done.includes(migration) || !(await exists(kysely, table)) || (await isValid(kysely, name))) continue;
    // a process that ended midway leaves an unused index
    await sql.raw(`drop index concurrently if exists ${name}`).execute(kysely);
    await sql.raw(definition).execute(kysely);
  }
}

async function isValid(kysely: Kysely<Schema>, index: string): Promise<boolean> {
  const { rows } = await sql`
    select from pg_index where indexrelid = to_regclass(${index}) and indisvalid`.execute(kysely);
  return rows.length > 0;
}

async function exists(kysely: Kysely<Schema>, table: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select to_regclass(${table}) is not null as is`.execute(kysely);
  return rows[0]!.is;
}
