import { describeOnBothDatabases } from '@soumdar/db/testing';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { somebodySignedIn } from '../testing/personal.ts';
import { smallMarket } from '../testing/small-market.ts';
import { startTestServer } from '../testing/test-server.ts';
import { readSigned } from './count-signed.ts';

const market = smallMarket();

describeOnBothDatabases('signed prices in public', (database) => {
  it('are counted, and measured from thirty proved on, in tens', async () => {
    const server = await startTestServer(database(), { market });
    const { estimate } = await somebodySignedIn(server);
    const { id, estimation } = (await estimate()).body.data;
    const { kysely } = database();
    await sql`delete from signed_prices`.execute(kysely);
    /** Copies of the estimate, sold at 95 % of it. */
    const sell = async (count: number, state: string) => {
      await sql`
        with copies as (
          insert into estimations (id, account_id, created_at, property_type, lat, lng, localisation, answers, details, answer)
          select gen_random_uuid(), account_id, created_at, property_type, lat, lng, localisation, answers, details, answer
          from estimations, generate_series(1, ${count}::integer) where id = ${id}
          returning account_id, id)
        select 1 from copies`.execute(kysely);
      await sql`
        insert into outcomes (account_id, estimation_id, kind, price, month, state, stated_at, decided_at)
        select account_id, id, 'sold', ${Math.round(0.95 * estimation.netPrice)}::integer, '2026-02', ${state}, now(), now()
        from estimations where id <> ${id} and not exists (select from outcomes where estimation_id = id)`.execute(
        kysely,
      );
    };
    const signed = () => readSigned({ database: database() });
    expect(await signed()).toEqual({ stated: null, proved: null, gap: [] });
    await sell(4, 'stated');
    await sell(3, 'refused');
    expect(await signed()).toEqual({ stated: null, proved: null, gap: [] });
    await sell(29, 'proved');
    expect(await signed()).toEqual({ stated: 33, proved: 29, gap: [] });
    await sell(2, 'proved');
    const published = await signed();
    expect(published).toMatchObject({ stated: 35, proved: 31 });
    const gap = {
      transaction: 'sale',
      count: 30,
      estimateToSigned: { value: 1.05, low: 1.05, high: 1.05 },
      // the small market shows no adjusted prices
      askingToSigned: null,
      medianError: 0.05,
    };
    expect(published.gap).toEqual([
      { ...gap, type: null },
      { ...gap, type: 'apartment' },
    ]);
    expect((await server.call('/api/market/accuracy')).body.data.signed).toEqual(published);
    await sql`update accounts set limited_since = now()`.execute(kysely);
    expect(await signed()).toEqual({ stated: null, proved: null, gap: [] });
  });
});
