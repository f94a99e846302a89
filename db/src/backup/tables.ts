import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** Each table follows those it references. Staged rows of unfinished imports are left out. */
export const backupTables = [
  'accounts',
  'sessions',
  'codes',
  'login_failures',
  'contact_changes',
  'second_factors',
  'limits',
  'limits_past_deletion',
  'contact_key',
  'consents',
  'privacy_requests',
  'estimations',
  'follows',
  'followed_values',
  'shares',
  'report_numbers',
  'outcomes',
  'proofs',
  'signed_prices',
  'manual_requests',
  'manual_request_moves',
  'manual_request_corrections',
  'manual_request_notes',
  'notifications',
  'emails',
  'listings',
  'listing_imports',
  'models',
  'model_history',
  'market',
  'leases',
  'refreshes',
  'fetched_files',
  'analytics_events',
  'geocode_cache',
  'geocode_turn',
  'last_backup',
] as const satisfies (keyof Schema)[];

/** The same rows give the same digest on both engines. */
export interface Contents {
  rows: number;
  sha256: string;
}

interface Column {
  name: string;
  type: string;
  inKey: boolean;
}

const rowsAtATime = 1000;

/** In order, without those that the database computes; empty when there is no such table. */
export async function columnsOf(db: Kysely<Schema>, table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select attname as name, format_type(atttypid, atttypmod) as type, coalesce(attnum = any (indkey), false) as "inKey"
    from pg_attribute left join pg_index on indrelid = attrelid and indisprimary
    where attrelid = to_regclass(quote_ident(${table})) and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(db);
  return rows;
}

/** Makes both engines write values as the same text, without loss. For use in a transaction. */
export async function writeValuesAlike(trx: Transaction<Schema>): Promise<void> {
  await sql`set local timezone = 'UTC'`.execute(trx);
  await sql`set local datestyle = 'ISO'`.execute(trx);
  await sql`set local extra_float_digits = 1`.execute(trx);
  await sql`set local bytea_output = 'hex'`.execute(trx);
  // tables may be long and readers slow
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`set local lock_timeout = 0`.execute(trx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
}

/** Batches in the order of the key; each row is a JSON array of its values as text. */
export async function* readTable(trx: Transaction<Schema>, table: string): AsyncGenerator<string[]> {
  const columns = await columnsOf(trx, table);
  const values = columns.map(({ name }) => sql`${sql.id(name)}::text`);
  const key = columns
    .filter(({ inKey }) => inKey)
    .map(({ name, type }) => (type === 'text' ? sql`${sql.id(name)} collate "C"` : sql.id(name)));
  await sql`
    declare kept no scroll cursor for
    select json_build_array(${sql.join(values)})::text as row from ${sql.id(table)} order by ${sql.join(key)}
  `.execute(trx);
  // a row with a model or a file takes megabytes
  const atATime = table === 'models' || table === 'proofs' ? 1 : rowsAtATime;
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(atATime)} from kept`.execute(trx);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await sql`close kept`.execute(trx);
}

/** Takes rows as `readTable` returns them. */
export async function addRows(
  trx: Transaction<Schema>,
  table: string,
  columns: Column[],
  rows: string[],
): Promise<void> {
  const names = columns.map(({ name }) => sql.id(name));
  // types come from the catalogue, never from a file
  const values = columns.map(({ type }, at) => sql`(row ->> ${sql.lit(at)})::${sql.raw(type)}`);
  await sql`
    insert into ${sql.id(table)} (${sql.join(names)})
    select ${sql.join(values)} from json_array_elements(${`[${rows.join(',')}]`}::json) as given (row)
  `.execute(trx);
}

export function createTally() {
  const hash = createHash('sha256');
  let count = 0;
  return {
    add(rows: string[]) {
      count += rows.length;
      for (const row of rows) hash.update(row).update('\n');
    },
    contents: (): Contents => ({ rows: count, sha256: hash.digest('hex') }),
  };
}
