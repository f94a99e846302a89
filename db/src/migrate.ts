import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import {
  DEFAULT_MIGRATION_LOCK_TABLE,
  DEFAULT_MIGRATION_TABLE,
  Migrator,
  type Migration,
} from 'kysely/migration';
import type { Schema } from './schema.ts';

const folder = new URL('./migrations/', import.meta.url);

/** Kysely's own, so that older versions, which use that lock, wait too. */
const lockId = '3853314791062309107';

/** The migrator's own tables. */
export const migrationTables = [DEFAULT_MIGRATION_TABLE, DEFAULT_MIGRATION_LOCK_TABLE];

/**
 * One transaction under a lock, so that processes starting together wait for the first.
 *
 * @throws whatever failed
 */
export async function migrate(kysely: Kysely<Schema>): Promise<void> {
  if (!kysely.isTransaction) return kysely.transaction().execute(migrate);
  // migrating, or waiting for it, may take longer than the product's queries may
  await sql`set local statement_timeout = 0`.execute(kysely);
  await sql`set local lock_timeout = 0`.execute(kysely);
  await sql`select pg_advisory_xact_lock(${sql.lit(lockId)})`.execute(kysely);
  const { error } = await migratorOf(kysely).migrateToLatest();
  if (error) throw error;
}

/**
 * For an empty database, up to and including that migration.
 *
 * @throws whatever failed
 */
export async function migrateTo(kysely: Kysely<Schema>, name: string): Promise<void> {
  const { error } = await migratorOf(kysely).migrateTo(name);
  if (error) throw error;
}

/** All existing migrations, in order. */
export async function knownMigrations(): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  return files.map((name) => name.slice(0, -'.sql'.length)).toSorted();
}

/** Those that the database has run, in order. */
export async function executedMigrations(kysely: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.id(DEFAULT_MIGRATION_TABLE)}`.execute(
    kysely,
  );
  return rows.map(({ name }) => name).toSorted();
}

function migratorOf(kysely: Kysely<Schema>): Migrator {
  return new Migrator({ db: kysely, provider: { getMigrations } });
}

async function getMigrations(): Promise<Record<string, Migration>> {
  const migrations = (await knownMigrations()).map(async (name) => {
    const text = await readFile(new URL(`${name}.sql`, folder), 'utf8');
    return [name, { up: async (db: Kysely<unknown>) => void (await sql.raw(text).execute(db)) }];
  });
  return Object.fromEntries(await Promise.all(migrations));
}
