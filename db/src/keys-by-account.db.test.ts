import { type Kysely, sql } from 'kysely';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { migrateTo } from './migrate.ts';
import { openDatabase, type Database } from './open-database.ts';
import type { Schema } from './schema.ts';
import {
  describeOnBothDatabases,
  emptyEmbedded,
  emptyPostgres,
  type EmptyDatabase,
} from './testing/index.ts';

const account = '00000000-0000-4000-8000-000000000001';
const byAccount = ['estimations', 'codes', 'consents'];

/** As the previous version left it: keys by id alone. */
async function takeBack(database: Database): Promise<void> {
  await database.executeSql('drop schema public cascade; create schema public');
  await migrateTo(database.kysely, '026-packed-answers');
  await database.executeSql(
    `insert into accounts (id, email, full_name, password_hash, created_at) values ('${account}', 'a@example.tn', '', '', now())`,
  );
}

const add = (db: Kysely<Schema>) =>
  sql`insert into estimations (id, account_id, created_at, property_type, lat, lng, localisation, answers, details, result)
    values (gen_random_uuid(), ${account}, now(), 'land', 36.8, 10.1, '', '{}', '{}', '{}')`.execute(db);

async function keysOf({ kysely }: Database): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as key from pg_constraint
    where contype = 'p' and conrelid::regclass::text = any (${byAccount}) order by 1`.execute(kysely);
  return rows.map(({ key }) => key);
}

const oldKeys = byAccount.toSorted().map((table) => `${table} PRIMARY KEY (id)`);
const newKeys = byAccount.toSorted().map((table) => `${table} PRIMARY KEY (account_id, id)`);

async function openAgain({ target }: EmptyDatabase): Promise<Database> {
  const database = await openDatabase(target);
  onTestFinished(() => database.close());
  return database;
}

async function ofTheVersionBefore(empty: EmptyDatabase): Promise<Database> {
  onTestFinished(() => empty.remove());
  const before = await openDatabase(empty.target);
  await takeBack(before);
  expect(await keysOf(before)).toEqual(oldKeys);
  await add(before.kysely);
  return before;
}

describeOnBothDatabases('a new database', (database) => {
  test('has keys that begin with the account', async () => {
    expect(await keysOf(database())).toEqual(newKeys);
  });
});

test('an embedded database of the version before gets them with its rows', async () => {
  const empty = await emptyEmbedded();
  await (await ofTheVersionBefore(empty)).close();
  const after = await openAgain(empty);
  expect(await keysOf(after)).toEqual(newKeys);
  expect(await after.kysely.selectFrom('estimations').select('account_id').execute()).toHaveLength(1);
});

describe.skipIf(!inject('postgres'))('a PostgreSQL that the version before still uses', () => {
  test('gets them while it writes', async () => {
    const empty = await emptyPostgres();
    const before = await ofTheVersionBefore(empty);
    const written = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const writing = before.kysely.transaction().execute(async (trx) => {
      await add(trx);
      written.resolve();
      await goOn.promise;
    });
    await written.promise;
    const opening = openDatabase(empty.target);
    // it waits for the transaction that wrote; new writers must not wait for it
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_stat_progress_create_index where phase ~ '^waiting'`.execute(
        before.kysely,
      );
      expect(rows).toHaveLength(1);
    });
    await add(before.kysely);
    goOn.resolve();
    await writing;
    const after = await opening;
    expect(await keysOf(after)).toEqual(newKeys);
    await add(before.kysely);
    await Promise.all([before.close(), after.close()]);
  });

  test('gets them from several processes at once, after one that ended in the middle', async () => {
    const empty = await emptyPostgres();
    const before = await ofTheVersionBefore(empty);
    await before.executeSql(`create index estimations_key on estimations (lat);
      update pg_index set indisvalid = false where indexrelid = 'estimations_key'::regclass`);
    await before.close();
    const [first] = await Promise.all(Array.from({ length: 4 }, () => openAgain(empty)));
    expect(await keysOf(first!)).toEqual(newKeys);
  });
});
