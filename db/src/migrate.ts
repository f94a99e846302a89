import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Schema } from './schema.ts';

const folder = new URL('./migrations/', import.meta.url);

/** Brings the schema up to date, under a lock: processes that start at once wait for the first. Throws what failed. */
export async function migrate(kysely: Kysely<Schema>): Promise<void> {
  const { error } = await new Migrator({ db: kysely, provider: { getMigrations } }).migrateToLatest();
  if (error) throw error;
}

async function getMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  const migrations = names.map(async (name) => {
    const text = await readFile(new URL(name, folder), 'utf8');
    return [
      name.slice(0, -'.sql'.length),
      { up: async (db: Kysely<unknown>) => void (await sql.raw(text).execute(db)) },
    ];
  });
  return Object.fromEntries(await Promise.all(migrations));
}
