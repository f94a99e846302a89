import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@soumdar/db';
import { inject } from 'vitest';
import './prepared.ts';

type Row = Record<string, unknown>;

/** A new data folder for the product, with a market of a few flats and nothing else. */
export async function copyOfPreparedData(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'soumdar-attacks-'));
  await cp(inject('preparedData'), dataDir, { recursive: true });
  return dataDir;
}

/** Queries the database in a folder, through the product if it is running. */
export async function query(dataDir: string, sql: string): Promise<Row[]> {
  const database = await openDatabase({ dataDir }, { attach: true });
  const result = await database.executeSql(sql).finally(() => database.close());
  return result.rows as Row[];
}

/** Makes all stored data older, as if this much time had passed. */
export async function passTime(dataDir: string, seconds: number): Promise<void> {
  const statements = await query(
    dataDir,
    `select format('update %I set %s', table_name,
       string_agg(format('%I = %I - interval ''${seconds} seconds''', column_name, column_name), ', ')) as sql
     from information_schema.columns
     where table_schema = 'public' and data_type = 'timestamp with time zone' group by table_name`,
  );
  await query(dataDir, statements.map(({ sql }) => sql).join(';'));
}
