import { sql } from 'kysely';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { describeDatabaseTrouble } from '../commands.ts';
import { connect } from './connect.ts';
import { isDatabaseTrouble } from './database-trouble.ts';
import { openDatabase, type Database } from '../open-database.ts';
import { patienceOfCalls } from './primary-pool.ts';
import { emptyPostgres } from '../testing/index.ts';
import { startPostgresServer } from '../testing/postgres-server.ts';

/** A standby; connections to it are awaited for the usual patience, or `ms`. */
async function startStandby(skip: (why: string) => never, ms = patienceOfCalls.ms) {
  const standby =
    (await startPostgresServer({ standby: true })) ?? skip('SKIPPED: no binaries of PostgreSQL');
  const { kysely } = connect({ connectionString: standby.url }, { patience: { ...patienceOfCalls, ms } });
  // without patience for a primary, like its operator
  const operator = connect({ connectionString: standby.url });
  onTestFinished(async () => {
    await Promise.all([kysely.destroy(), operator.kysely.destroy()]);
    await standby.stop();
  });
  const promote = () => sql`select pg_promote()`.execute(operator.kysely);
  return { kysely, promote };
}

const ask = sql<{ one: number }>`select 1 as one`;

test('a standby is not used: a call waits until there is a primary', async ({ skip }) => {
  const { kysely, promote } = await startStandby(skip);
  const query = ask.execute(kysely);
  await promote();
  expect((await query).rows).toEqual([{ one: 1 }]);
});

test('when there is no primary in time, that is trouble of the database, told in a sentence', async ({
  skip,
}) => {
  const { kysely } = await startStandby(skip, 0);
  const trouble = await ask.execute(kysely).catch((error: unknown) => error);
  expect(isDatabaseTrouble(trouble)).toBe(true);
  expect(describeDatabaseTrouble(trouble)).toBe(
    'The database cannot be used: the server reached is a standby, and the address must lead to the primary.',
  );
});

describe.skipIf(!inject('postgres'))('on PostgreSQL', () => {
  /** `die_at(n)` ends its own connection the first n times; a count says how often it ran. */
  async function openMortal(): Promise<Database & { deaths(): Promise<number> }> {
    const { target, remove } = await emptyPostgres();
    // one connection: the next statement gets what the previous one left
    const database = await openDatabase({ ...target, poolSize: 1 });
    onTestFinished(async () => {
      await database.close();
      await remove();
    });
    // a sequence counts despite roll-backs
    await database.executeSql(`
      create sequence runs;
      create function die_at(times int) returns int language plpgsql as $$ begin
        if nextval('runs') <= times then perform pg_terminate_backend(pg_backend_pid()); end if;
        return 1;
      end $$;
      create table written (id int);
      create function die_late() returns trigger language plpgsql as $$ begin
        perform die_at(1); return null;
      end $$;
      create constraint trigger late after insert on written deferrable initially deferred
        for each row when (new.id = 7) execute function die_late()`);
    const deaths = async () => {
      const { rows } = await database.executeSql('select last_value::int as count from runs');
      return (rows[0] as { count: number }).count;
    };
    return { ...database, deaths };
  }

  const rowsOf = async (database: Database) => (await database.executeSql('select id from written')).rows;

  test('a read whose connection is lost is asked again', async () => {
    const { kysely } = await openMortal();
    const { rows } = await sql`select die_at(1) as answer`.execute(kysely);
    expect(rows).toEqual([{ answer: 1 }]);
  });

  test('a transaction whose connection is lost before its commit is begun again', async () => {
    const database = await openMortal();
    await database.kysely.transaction().execute(async (trx) => {
      await sql`insert into written values (1)`.execute(trx);
      await sql`insert into written values (die_at(1) + 1)`.execute(trx);
    });
    expect(await rowsOf(database)).toEqual([{ id: 1 }, { id: 2 }]);
  });

  test('one whose connection is lost over its commit is not, for it may be written', async () => {
    const database = await openMortal();
    const committing = database.kysely
      .transaction()
      .execute((trx) => sql`insert into written values (7)`.execute(trx));
    await expect(committing).rejects.toThrow(/terminat/);
    expect(await database.deaths()).toBe(1);
  });

  test('nor is a write outside a transaction', async () => {
    const database = await openMortal();
    const writing = sql`insert into written values (die_at(1))`.execute(database.kysely);
    await expect(writing).rejects.toThrow(/terminat/);
    expect(await database.deaths()).toBe(1);
  });

  test('a connection on which a write is refused as on a standby is dropped, and the write done on another', async () => {
    const database = await openMortal();
    const turnReadOnly = () =>
      sql`select set_config('default_transaction_read_only', 'on', false)`.execute(database.kysely);
    await turnReadOnly();
    await sql`insert into written values (1)`.execute(database.kysely);
    await turnReadOnly();
    await database.kysely.transaction().execute((trx) => sql`insert into written values (2)`.execute(trx));
    expect(await rowsOf(database)).toEqual([{ id: 1 }, { id: 2 }]);
  });
});
