import { describeOnBothDatabases } from '@soumdar/db/testing';
import { beforeAll, expect, it } from 'vitest';
import type { ServedMarket } from '../market/market-in-service.ts';
import { lakeside, smallMarket } from '../testing/small-market.ts';
import { startTestServer } from '../testing/test-server.ts';

describeOnBothDatabases('the facts of a position', (database) => {
  let market: ServedMarket;
  beforeAll(() => {
    market = smallMarket();
  });

  const ask = async (lat: number | string, lng: number | string, served?: ServedMarket) => {
    const server = await startTestServer(database(), served ? { market: served } : {});
    return server.call(`/api/places/at?lat=${lat}&lng=${lng}`);
  };
  const stated = async (lat: number, lng: number) => (await ask(lat, lng, market)).body.data;

  it.each([
    ['a place with advertisements', lakeside.lat, lakeside.lng, { atSea: false, covered: true }],
    ['24 km from the nearest', lakeside.lat - 24 / 111.2, lakeside.lng, { covered: true }],
    ['26 km from the nearest', lakeside.lat - 26 / 111.2, lakeside.lng, { covered: false }],
    ['the harbour of La Goulette, which the outline leaves out', 36.82, 10.305, { atSea: false }],
    ['2 km off Kélibia', 36.87, 11.155, { atSea: true }],
    ['across the border of Algeria', 36.3, 8.3, { atSea: false }],
    ['across the border of Libya', 33.1, 11.52, { atSea: false }],
  ])('%s', async (_place, lat, lng, facts) => {
    expect(await stated(lat, lng)).toMatchObject(facts);
  });

  it('name no place uncovered while no market is in service', async () => {
    expect((await ask(31.2, 9.3)).body.data).toEqual({ atSea: false, covered: true });
    expect((await ask(31.2, 9.3, market)).body.data).toEqual({ atSea: false, covered: false });
  });

  it('have the prices around, and those of the larger zone where a type is thin', async () => {
    const { zone } = await stated(lakeside.lat + 0.004, lakeside.lng);
    const country = market.figures!.zones['tunisie']!.groups.find(
      ({ transaction }) => transaction === 'sale',
    )!;
    expect(zone).toMatchObject({ level: 'neighbourhood', sample: false });
    expect(zone.slug).toMatch(/^tunis\//);
    const [flat, , villa] = zone.sales;
    expect(flat.type).toBe('apartment');
    expect(flat.medianPerSqm ?? flat.instead.medianPerSqm).toBeCloseTo(country.medianPerSqm!, -2);
    expect(villa).toEqual({ type: 'villa', count: null, medianPerSqm: null });
  });

  it('have no prices while the model in service was learned without', async () => {
    const without = { ...market, figures: undefined };
    expect((await ask(lakeside.lat, lakeside.lng, without)).body.data).toEqual({
      atSea: false,
      covered: true,
    });
  });

  it.each([
    [36.8, ''],
    ['x', 10],
    [48.85, 2.35],
    [36, 11.3],
  ])('%j, %j is refused', async (lat, lng) => {
    expect(await ask(lat, lng)).toMatchObject({ status: 400, body: { error: 'Invalid coordinates' } });
  });
});
