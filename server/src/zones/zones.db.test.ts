import { describeOnBothDatabases } from '@soumdar/db/testing';
import { describe, expect, it } from 'vitest';
import { doubledMarket, smallMarket } from '../testing/small-market.ts';
import { startTestServer } from '../testing/test-server.ts';

const served = smallMarket();
const quarter = 'tunis/les-berges-du-lac-2';
const rentCheck = (query: object) => {
  const requested = {
    zone: quarter,
    transaction: 'rent',
    type: 'apartment',
    surface: '100',
    price: '1500',
    ...query,
  };
  return `/api/market/compare-price?${new URLSearchParams(requested).toString()}`;
};

describeOnBothDatabases('the figures of zones', (database) => {
  const start = () => startTestServer(database(), { market: served });
  const withoutKey = { headers: { 'x-api-key': '' } };

  it('are told to anybody from any site, without a key, with where they come from', async () => {
    const server = await start();
    const { status, headers, body } = await server.call('/api/market/zones/tunis', withoutKey);
    expect(status).toBe(200);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(body.data).toMatchObject({
      slug: 'tunis',
      name: 'Tunis',
      level: 'governorate',
      parent: { slug: 'tunisie', name: 'Tunisie', level: 'country' },
      asOf: '2025-11-22',
      sample: false,
      listedOn: ['2025-11-01', '2025-11-01'],
    });
    const forSale = body.data.groups.find((group: { transaction: string }) => group.transaction === 'sale');
    expect(forSale).toMatchObject({ type: 'apartment', count: 20 });
    // rounded to ten dinars
    for (const figure of ['lowPerSqm', 'medianPerSqm', 'highPerSqm']) expect(forSale[figure] % 10).toBe(0);
    expect(forSale.lowPerSqm).toBeLessThan(forSale.medianPerSqm);
    expect(forSale.medianPerSqm).toBeLessThan(forSale.highPerSqm);
    expect(forSale.medianPerSqm).toBeGreaterThanOrEqual(3000);
    expect(forSale.medianPerSqm).toBeLessThanOrEqual(3220);
  });

  it('are the same in the areas of places with a price, and of no other', async () => {
    const server = await start();
    const { headers, body } = await server.call('/api/market/areas', withoutKey);
    expect(headers).toMatchObject({ 'access-control-allow-origin': '*', etag: expect.any(String) as string });
    const areas = body.data.areas as { slug: string; medianPerSqm: number; rings: number[][] }[];
    const { zones } = (await server.call('/api/market/zones')).body.data;
    const priced = zones.filter(
      (zone: { level: string; medianPerSqm: number | null }) =>
        zone.level === 'neighbourhood' && zone.medianPerSqm !== null,
    );
    expect(areas.map(({ slug }) => slug)).toEqual(priced.map(({ slug }: { slug: string }) => slug));
    for (const { slug, medianPerSqm, rings } of areas) {
      const { groups } = (await server.call(`/api/market/zones/${slug}`)).body.data;
      expect(groups[0]).toMatchObject({ transaction: 'sale', type: 'apartment', medianPerSqm });
      expect(rings[0]!.length).toBeGreaterThanOrEqual(6);
    }
    expect((await server.call('/api/market/areas?type=villa')).body.data.areas).toEqual([]);
    expect((await server.call('/api/market/areas?type=castle')).status).toBe(400);
    const before = await startTestServer(database(), { market: { ...served, areas: undefined } });
    expect((await before.call('/api/market/areas')).body.data.areas).toEqual([]);
  });

  it('send where a zone is thin those of the next larger one that has some', async () => {
    const server = await start();
    const { body } = await server.call(`/api/market/zones/tunisie`);
    const [country] = body.data.groups;
    const zones = (await server.call('/api/market/zones')).body.data.zones as {
      slug: string;
      count: number;
    }[];
    const thin = zones.find(({ slug, count }) => slug.startsWith('tunis/') && count < 10)!;
    const { groups } = (await server.call(`/api/market/zones/${thin.slug}`)).body.data;
    expect(groups[0]).toMatchObject({ medianPerSqm: null, lowPerSqm: null, highPerSqm: null });
    expect(groups[0].instead.medianPerSqm).toBe(country.medianPerSqm);
  });

  it('are those of one transaction and type in the list', async () => {
    const server = await start();
    const rents = (await server.call('/api/market/zones?transaction=rent&type=apartment')).body.data;
    const tunis = rents.zones.find(({ slug }: { slug: string }) => slug === 'tunis');
    expect(tunis).toMatchObject({ level: 'governorate', parent: 'tunisie', count: 20 });
    expect(tunis.medianPerSqm).toBeLessThan(20);
    const villas = (await server.call('/api/market/zones?type=villa')).body.data;
    expect(villas.zones).toEqual([]);
  });

  it('need not be sent again while the market is the same', async () => {
    const server = await start();
    const { headers } = await server.call('/api/market/zones/tunis');
    const again = (etag: string) =>
      server.call('/api/market/zones/tunis', { headers: { 'if-none-match': etag } });
    expect(await again(String(headers['etag']))).toMatchObject({ status: 304, text: '' });
    expect((await again('"another market"')).status).toBe(200);
  });

  it.each(['/api/market/zones', '/api/market/zones/tunis', '/api/market/accuracy', rentCheck({})])(
    'are not there yet while the model in service was learned without: %s',
    async (url) => {
      const server = await startTestServer(database(), { market: { ...served, figures: undefined } });
      expect(await server.call(url, withoutKey)).toMatchObject({
        status: 503,
        headers: { 'access-control-allow-origin': '*' },
      });
    },
  );

  it.each(['Tunis', 'tun%20is', '..%2F', 'é', 'a'.repeat(61), '-tunis'])(
    'are refused for what cannot be the address of a zone: %s',
    async (slug) => {
      expect(await (await start()).call(`/api/market/zones/${slug}`)).toMatchObject({
        status: 400,
        body: { error: 'Validation failed' },
      });
    },
  );

  it('name those nearest to an address that is none', async () => {
    const { status, body } = await (await start()).call('/api/market/zones/tunis/la-marssa');
    expect(status).toBe(404);
    expect(body.data.nearest[0]).toEqual({
      slug: 'tunis/la-marsa',
      name: 'La Marsa',
      nameAr: 'المرسى',
      level: 'town',
    });
  });

  it('come with how wrong estimates are, and of which models', async () => {
    const { kysely } = database();
    await kysely.deleteFrom('model_history').execute();
    const accuracy = {
      transaction: 'sale',
      propertyType: 'apartment',
      fields: 'basic',
      rows: 40,
      medianError: 0.1234,
    };
    await kysely
      .insertInto('model_history')
      .values({
        version: 'v1',
        created_at: '2026-01-05T00:00:00.000Z',
        description: JSON.stringify({ rows: { used: 40 }, accuracy: [accuracy] }),
      })
      .execute();
    const { body } = await (await start()).call('/api/market/accuracy', withoutKey);
    expect(body.data.zones).toHaveLength(25);
    expect(body.data).toMatchObject({
      lacks: ['days', 'sites', 'types'],
      indexUntil: '2025-T4',
      levelOf: { sale: '2025-11', rent: '2025-11' },
    });
    expect(body.data.history).toEqual([
      { learnedOn: '2026-01-05', listings: 40, medianError: { sale: 0.123, rent: null } },
    ]);
  });

  it('tell town by town where estimates are given and where there is too little to compare with', async () => {
    const { body } = await (await start()).call('/api/market/accuracy', withoutKey);
    const places = new Map(
      (body.data.places as { slug: string; level: string }[]).map((place) => [place.slug, place]),
    );
    expect(new Set([...places.values()].map(({ level }) => level))).toEqual(new Set(['governorate', 'town']));
    const unmeasured = { count: null, medianError: null };
    const input = { answered: true, ...unmeasured };
    // some ten kilometres from the flats by the lake, without any of its own
    expect(places.get('tunis/la-marsa')).toMatchObject({ parent: 'tunis', sale: input, rent: input });
    expect(places.get('tunis')).toMatchObject({ sale: input });
    const none = { answered: false, ...unmeasured };
    expect(places.get('kebili/douz')).toMatchObject({ sale: none, rent: none });
    expect(places.get('kebili')).toMatchObject({ sale: none });
  });

  describe('and a price that is checked', () => {
    const checked = doubledMarket(served);
    const check = async (query: object) =>
      (await startTestServer(database(), { market: checked })).call(rentCheck(query), withoutKey);

    it('is placed among those of its band of surface in the zone, or in the next larger one with enough', async () => {
      const { status, body } = await check({ price: 1100 });
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ widened: false, shareBelow: 0, asOf: '2025-11-22' });
      expect(body.data.surface).toEqual({ from: 77, to: 136 });
      expect(body.data.count % 5).toBe(0);
      expect(body.data.low).toBeLessThanOrEqual(body.data.median);
      expect((await check({ price: 5000 })).body.data.shareBelow).toBe(1);
    });

    it('is refused where it is far beyond what is asked there, with bounds to one digit', async () => {
      for (const price of [150, 25_000]) {
        const { status, body } = await check({ price });
        expect([status, body.error, body.code]).toEqual([422, 'Price out of range', 'price_out_of_range']);
        expect(body.data).toEqual({ lowest: 200, highest: 20_000 });
      }
    });

    it('is not placed among too few', async () => {
      const { status, body } = await (await start()).call(rentCheck({ type: 'villa' }));
      expect([status, body.error]).toEqual([422, 'Not enough data available in this zone']);
    });

    it.each([
      { surface: 0 },
      { surface: 'x' },
      { price: -1 },
      { price: '1e99' },
      { rooms: 2.5 },
      { rooms: 16 },
      { transaction: 'swap' },
      { zone: '../tunis' },
    ])('is refused with %j', async (wrong) => {
      expect((await (await start()).call(rentCheck(wrong))).status).toBe(400);
    });
  });
});
