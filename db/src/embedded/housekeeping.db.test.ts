import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tidyDatabase } from './housekeeping.ts';

let engine: PGlite;
beforeAll(async () => {
  engine = await PGlite.create();
  await engine.exec('create table "Worn" (n int); create table fresh (n int)');
});
afterAll(() => engine.close());

test('a checkpoint is made when the log has grown', async () => {
  const checkpoint = async () => (await engine.query('select redo_lsn from pg_control_checkpoint()')).rows;
  const before = await checkpoint();
  await engine.exec('insert into fresh values (1)');
  await tidyDatabase(engine, { logBytes: 1_000_000_000, changedRows: 1_000 });
  expect(await checkpoint()).toEqual(before);
  await tidyDatabase(engine, { logBytes: 1, changedRows: 1_000 });
  expect(await checkpoint()).not.toEqual(before);
});

test('tables that changed much are vacuumed and analysed, the others left alone', async () => {
  await engine.exec('insert into "Worn" select generate_series(1, 200); update "Worn" set n = n + 1');
  const worn =
    'select relname from pg_stat_user_tables where n_dead_tup > 0 or last_analyze is null order by 1';
  await engine.exec('select pg_stat_force_next_flush()');
  expect((await engine.query(worn)).rows).toEqual([{ relname: 'Worn' }, { relname: 'fresh' }]);
  await tidyDatabase(engine, { logBytes: 1_000_000_000, changedRows: 100 });
  expect((await engine.query(worn)).rows).toEqual([{ relname: 'fresh' }]);
});
