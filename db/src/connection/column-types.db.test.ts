import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../testing/index.ts';

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
