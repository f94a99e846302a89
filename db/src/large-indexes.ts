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

const lookAgainMs = 200;
/** SQLSTATE when another process made the same at that moment, or of the one that yields in a deadlock. */
const metAnother = new Set(['42P07', '23505', '40P01']);

/**
 * Builds large indexes of pending migrations while the previous version's processes read and write: within
 * a migration, which is one transaction, an index blocks all writers. For PostgreSQL, outside of any
 * transaction; a new database leaves them to its migrations.
 */
export async function buildLargeIndexes(kysely: Kysely<Schema>): Promise<void> {
  if (!(await exists(kysely, 'kysely_migration'))) return;
  const done = await executedMigrations(kysely);
  for (const index of indexes) {
    if (!done.includes(index.migration) && (await exists(kysely, index.table))) await build(kysely, index);
  }
}

async function build(kysely: Kysely<Schema>, index: LargeIndex): Promise<void> {
  for (;;) {
    const state = await stateOf(kysely, index);
    if (state === 'built') return;
    if (state === 'under way') await wait(lookAgainMs);
    // a process that ended midway leaves an unused index
    else if (state === 'left unfinished') await tryTo(`drop index concurrently if exists ${index.name}`);
    else await tryTo(index.definition);
  }

  async function tryTo(statement: string) {
    try {
      await sql.raw(statement).execute(kysely);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && metAnother.has(String(error.code)))) throw error;
    }
  }
}

async function stateOf(kysely: Kysely<Schema>, { name, table }: LargeIndex) {
  const { rows } = await sql<{ valid: boolean | null; building: boolean }>`
    select
      (select indisvalid from pg_index where indexrelid = to_regclass(${name})) as valid,
      exists (select from pg_stat_progress_create_index where relid = to_regclass(${table})) as building`.execute(
    kysely,
  );
  const { valid, building } = rows[0]!;
  if (valid === true) return 'built';
  if (building) return 'under way';
  return valid === false ? 'left unfinished' : 'missing';
}

async function exists(kysely: Kysely<Schema>, table: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select to_regclass(${table}) is not null as is`.execute(kysely);
  return rows[0]!.is;
}
