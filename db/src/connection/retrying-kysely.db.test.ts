import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../testing/index.ts';

describeOnBothDatabases('a transaction that the server takes back', (database) => {
  /** The server refuses the transaction `times` times with this SQLSTATE; resolves to the number of runs. */
  async function runs(sqlState: string, times: number): Promise<number> {
    let ran = 0;
    await database()
      .kysely.transaction()
      .setIsolationLevel('serializable')
      .execute(async (trx) => {
        ran += 1;
        const refusal = `do $$ begin raise exception 'taken back' using errcode = '${sqlState}'; end $$`;
        if (ran <= times) await sql.raw(refusal).execute(trx);
      });
    return ran;
  }

  test.each([
    ['a serialisation failure', '40001'],
    ['a deadlock', '40P01'],
  ])('runs again after %s', async (_trouble, sqlState) => {
    expect(await runs(sqlState, 2)).toBe(3);
  });

  test('is given up after the fifth time', async () => {
    await expect(runs('40001', 5)).rejects.toThrow('taken back');
    expect(await runs('40001', 4)).toBe(5);
  });

  test('runs once when it fails for a reason of its own', async () => {
    await expect(runs('23505', 1)).rejects.toThrow('taken back');
  });
});
