import { takeMembers } from '@soumdar/db';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { limits } from '../limits/limits.ts';
import { estimating, flat } from '../testing/estimating.ts';
import { smallMarket } from '../testing/small-market.ts';

const market = smallMarket();

interface Item {
  id: string;
  pricePerSqm: number;
}

describeOnBothDatabases('a what-if', (database) => {
  async function previewing() {
    const { server, token, preview, history } = await estimating(database(), market);
    const whole = (await preview(flat)).body.data;
    const sales: Item[] = whole.comparables.vente;
    return {
      server,
      token,
      whole,
      history,
      ids: sales.toSorted((a, b) => a.pricePerSqm - b.pricePerSqm).map(({ id }) => id),
      without: (ids: unknown, body: object = flat) => preview({ ...body, without: ids }),
    };
  }

  it('gives figures without the comparables named, which nothing replaces, and saves nothing', async () => {
    const { whole, ids, without, history } = await previewing();
    const half = ids.length / 2;
    const cheaper = (await without(ids.slice(-half))).body.data;
    expect(cheaper.estimation.netPrice).toBeLessThan(whole.estimation.netPrice);
    expect(cheaper.comparables.vente).toEqual(
      whole.comparables.vente.filter(({ id }: Item) => !ids.slice(-half).includes(id)),
    );
    expect(cheaper.comparables.location).toEqual(whole.comparables.location);
    expect(cheaper.estimation.monthlyRent).toBe(whole.estimation.monthlyRent);
    expect(cheaper.withoutUnknown).toBe(0);
    const dearer = (await without(ids.slice(0, half))).body.data;
    expect(dearer.estimation.netPrice).toBeGreaterThan(whole.estimation.netPrice);
    const { effects, typicalPrice } = dearer.explanation.vente;
    const sum = effects.reduce(
      (total: number, { amount }: { amount: number }) => total + amount,
      typicalPrice,
    );
    expect(sum).toBe(dearer.estimation.netPrice);
    expect((await history()).body.data.pagination.totalEstimations).toBe(0);
  });

  it('without anything left out is the preview itself', async () => {
    const { whole, without } = await previewing();
    expect((await without([])).body.data).toEqual({ ...whole, withoutUnknown: 0 });
  });

  it('leaves out half of a side at most', async () => {
    const { ids, without } = await previewing();
    const most = ids.length / 2;
    expect((await without([...ids.slice(0, most), ids[0]])).status).toBe(200);
    expect(await without(ids.slice(0, most + 1))).toMatchObject({
      status: 400,
      body: { error: 'Validation failed', details: [{ field: 'without' }] },
    });
  });

  it.each([['text'], [[1]], [['x'.repeat(65)]], [Array.from({ length: 17 }, (_, at) => String(at))]])(
    'refuses %j as ids',
    async (ids) => {
      const { without } = await previewing();
      expect(await without(ids)).toMatchObject({ status: 400, body: { error: 'Validation failed' } });
    },
  );

  it('ignores ids of another market or place, even of advertisements that exist, and counts them', async () => {
    const { whole, ids, without } = await previewing();
    const elsewhere = { ...flat, details: { surface: 137, rooms: 3 } };
    const other = (await without([], elsewhere)).body.data.comparables.vente as Item[];
    const unshown = other.map(({ id }) => id).filter((id) => !ids.includes(id));
    expect(unshown.length).toBeGreaterThan(2);
    const named = [...unshown.slice(0, 3), 'of-another-market'];
    expect((await without(named)).body.data).toEqual({ ...whole, withoutUnknown: 4 });
  });

  it('reads nothing of advertisements that the account may no longer see', async () => {
    const { whole, ids } = await previewing();
    const { server, token, without } = await previewing();
    const { id } = (await server.call('/api/auth/session', { token })).body.data.user;
    const ofAccount = limits.listingsShownTo(id);
    server.pass(24 * 3600);
    const numbers = Array.from({ length: ofAccount.most }, (_, at) => at);
    await takeMembers(database().kysely, [ofAccount], numbers, server.services.clock());
    const blind = (await without(ids.slice(0, 3))).body.data;
    expect(blind.comparables.vente).toEqual([]);
    expect(blind.withoutUnknown).toBe(3);
    expect(blind.estimation).toEqual(whole.estimation);
  });

  it('counts as a preview', async () => {
    const { preview } = await estimating(database(), market, { LIMIT_PREVIEWS_PER_USER_DAY: '1' });
    expect((await preview({ ...flat, without: [] })).status).toBe(200);
    expect((await preview({ ...flat, without: [] })).status).toBe(429);
  });
});
