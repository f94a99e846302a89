import { sql } from 'kysely';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { asCall, OverdueError } from './calls.ts';
import { openDatabase } from '../open-database.ts';
import { prepareErasing } from '../queries/accounts/retention.ts';
import { describeOnBothDatabases } from '../testing/index.ts';

describeOnBothDatabases('a call that is over', (database) => {
  const count = async () =>
    (await sql<{ rows: number }>`select count(*) as rows from limits`.execute(database().kysely)).rows[0]!
      .rows;
  const add = sql`insert into limits values (gen_random_uuid(), now(), 1)`;

  test('begins no statement', async () => {
    const before = await count();
    await expect(asCall(AbortSignal.abort(), () => add.execute(database().kysely))).rejects.toThrow(
      OverdueError,
    );
    expect(await count()).toBe(before);
  });

  test('commits nothing, and leaves its connection to others', async () => {
    const before = await count();
    const over = new AbortController();
    const work = asCall(over.signal, () =>
      database()
        .kysely.transaction()
        .execute(async (trx) => {
          await add.execute(trx);
          over.abort();
        }),
    );
    await expect(work).rejects.toThrow(OverdueError);
    expect(await count()).toBe(before);
  });
});

test.skipIf(!inject('postgres'))(
  'a call that is over is nothing to who waits for its connection',
  async () => {
    const database = await openDatabase({ url: inject('postgres')!.url, poolSize: 1 });
    onTestFinished(() => database.close());
    const over = new AbortController();
    const begun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const call = asCall(over.signal, () =>
      database.kysely.transaction().execute(async () => {
        begun.resolve();
        await goOn.promise;
      }),
    );
    await begun.promise;
    const next = database.executeSql('select 1 as one');
    over.abort();
    goOn.resolve();
    await expect(call).rejects.toThrow(OverdueError);
    expect((await next).rows).toEqual([{ one: 1 }]);
  },
);

describe.skipIf(!inject('postgres'))('the connections to PostgreSQL', () => {
  test('are kept when nobody uses them, for another client of the server may take what is given back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const database = await openDatabase({ url: inject('postgres')!.url });
    onTestFinished(() => database.close());
    const pid = async () => (await sql`select pg_backend_pid()`.execute(database.kysely)).rows;
    const before = await pid();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(await pid()).toEqual(before);
  });

  test('are given up when a call gets no answer, and others take their place', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const database = await openDatabase({ url: inject('postgres')!.url, poolSize: 1 });
    onTestFinished(() => database.close());
    const over = new AbortController();
    const requested = asCall(over.signal, () => sql`select pg_sleep(3600)`.execute(database.kysely));
    const lost = requested.catch((error: unknown) => error);
    const watching = await openDatabase({ url: inject('postgres')!.url });
    onTestFinished(() => watching.close());
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_stat_activity where query = 'select pg_sleep(3600)'`.execute(
        watching.kysely,
      );
      expect(rows).toHaveLength(1);
    });
    // the caller was answered long ago: no retry
    over.abort();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await lost).toBeInstanceOf(OverdueError);
    expect((await sql`select 1 as one`.execute(database.kysely)).rows).toEqual([{ one: 1 }]);
  });

  test('wait for a lock no longer than 5 seconds, but for what erases at night', async () => {
    const database = await openDatabase({ url: inject('postgres')!.url });
    onTestFinished(() => database.close());
    const wait = sql<{ lock_timeout: string }>`show lock_timeout`;
    expect((await wait.execute(database.kysely)).rows).toEqual([{ lock_timeout: '5s' }]);
    await database.kysely.transaction().execute(async (trx) => {
      await prepareErasing(trx);
      expect((await wait.execute(trx)).rows).toEqual([{ lock_timeout: '0' }]);
    });
  });
});

describeOnBothDatabases('columns', (database) => {
  test('are read as the schema says', async () => {
    const { rows } =
      await sql`select 9007199254740991::bigint as bigint, count(*), 1234.5::numeric as numeric,
        0.1::float8 as float, date '2024-02-29' as date, timestamptz '2024-01-02 03:04:05.6+01' as instant,
        '{"a": [1, null]}'::jsonb as json, '\\x00ff'::bytea as bytes, null as missing`.execute(
        database().kysely,
      );
    expect(rows).toEqual([
      {
        bigint: 9007199254740991,
        count: 1,
        numeric: 1234.5,
        float: 0.1,
        date: '2024-02-29',
        instant: '2024-01-02T02:04:05.600Z',
        json: { a: [1, null] },
        bytes: Buffer.from([0, 255]),
        missing: null,
      },
    ]);
  });
});
