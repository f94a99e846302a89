import { roundings, type Explanation } from '@soumdar/contract';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ServedMarket } from '../market/market-in-service.ts';
import { tokenOf, verified } from '../testing/people.ts';
import { lakeside, smallMarket } from '../testing/small-market.ts';
import { startTestServer } from '../testing/test-server.ts';

const flat = {
  type: 'apartment',
  location: lakeside,
  localisation: 'Rue du Lac Léman, Tunis',
  is_owner: true,
  property_usage: 'residence-principale',
  intended_action: 'vendre',
  sale_timeline: 'asap',
  sale_method: 'both',
  details: { surface: 100, rooms: 3, bathrooms: 1 },
};
const desert = { lat: 31.2, lng: 9.3 };

describeOnBothDatabases('estimation', (database) => {
  let market: ServedMarket;
  beforeAll(() => {
    market = smallMarket();
  });

  async function signedIn(environment: Record<string, string> = {}) {
    const server = await startTestServer(database(), { market, environment });
    const token = await tokenOf(server, await verified(server), true);
    return {
      server,
      calculate: (body: object) => server.post('/api/estimation/calculate', body, { token }),
      preview: (body: object) => server.post('/api/estimation/preview', body, { token }),
      history: (query = '') => server.call(`/api/user/estimations${query}`, { token }),
    };
  }

  it('gives both prices, how sure they are and what they come from', async () => {
    const { calculate } = await signedIn();
    const { status, body } = await calculate(flat);
    expect(status).toBe(200);
    const { estimation, confidence, comparables, comparableCounts, basis } = body.data;
    for (const [name, figure] of Object.entries<number>(estimation)) {
      const side = name.toLowerCase().includes('rent') ? roundings.location : roundings.vente;
      expect(figure).toBe(side[name.endsWith('PerSqm') ? 'perSqm' : 'price'](figure));
    }
    expect(estimation.netPrice).toBeGreaterThan(250_000);
    expect(estimation.netPrice).toBeLessThan(400_000);
    expect(estimation.rangeLow).toBeLessThanOrEqual(estimation.netPrice);
    expect(estimation.rangeHigh).toBeGreaterThanOrEqual(estimation.netPrice);
    expect(estimation.monthlyRent).toBeGreaterThan(1000);
    expect(confidence.vente.score).toSatisfy(Number.isInteger);
    expect(['Très fiable', 'Fiable', 'Modérée', 'Faible']).toContain(confidence.location.level);
    expect(comparableCounts).toEqual({ vente: 20, location: 20 });
    expect(comparables.vente[0]).toEqual({
      surface: expect.any(Number),
      distance: expect.stringMatching(/^\d+\.\d$/),
      price: expect.toSatisfy(Number.isInteger),
      pricePerSqm: expect.toSatisfy(Number.isInteger),
      rooms: 3,
      propertyType: 'apartment',
      locality: 'Les Berges du Lac',
      listedOn: '2025-11-01',
      similarity: expect.any(Number),
      likenesses: expect.arrayContaining(['same_place', 'same_rooms']),
    });
    expect(comparables.places.vente).toHaveLength(4);
    expect(comparables.places.vente[0]).toEqual({
      ...lakeside,
      locality: 'Les Berges du Lac',
      distance: '0.0',
      count: 5,
      lowPerSqm: expect.toSatisfy(Number.isInteger),
      medianPerSqm: expect.toSatisfy(Number.isInteger),
      highPerSqm: expect.toSatisfy(Number.isInteger),
    });
    expect(basis).toEqual({ listings: 40, newestListedOn: '2025-11-01', sample: false });
  });

  it('says what moved each price away from the typical one of the zone, to the dinar', async () => {
    const { calculate } = await signedIn();
    const { body } = await calculate({ ...flat, details: { ...flat.details, surface: 140 } });
    const { estimation, explanation } = body.data;
    const total = ({ typicalPrice, effects }: Explanation) =>
      effects.reduce((sum, { amount }) => sum + amount, typicalPrice);
    expect(total(explanation.vente)).toBe(estimation.netPrice);
    expect(total(explanation.location)).toBe(estimation.monthlyRent);
    expect(explanation.vente.typical).toMatchObject({ rooms: 3 });
  });

  it('is kept as it was, newest first, with what was asked and nothing else', async () => {
    const { server, calculate, history } = await signedIn();
    const first = await calculate(flat);
    server.pass(60);
    const second = await calculate({
      ...flat,
      note: 'nobody asked',
      details: { ...flat.details, has_pool: true },
    });
    const { data } = (await history()).body;
    expect(data.pagination).toMatchObject({ currentPage: 1, totalEstimations: 2, limit: 3 });
    expect(data.estimations.map(({ id }: { id: string }) => id)).toEqual([
      second.body.data.id,
      first.body.data.id,
    ]);
    const { id: _id, estimation, ...rest } = first.body.data;
    expect(data.estimations[1]).toEqual({
      id: first.body.data.id,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      property_type: 'apartment',
      location: lakeside,
      localisation: flat.localisation,
      details: flat.details,
      result: estimation,
      ...rest,
    });
    // a flat has no pool of its own
    expect(data.estimations[0].details).toEqual(flat.details);
  });

  it('is kept as it was computed, and rounded each time it is answered', async () => {
    const { calculate, history } = await signedIn();
    const { id, estimation } = (await calculate(flat)).body.data;
    const { kysely } = database();
    const read = async () => (await history()).body.data.estimations[0];
    const [row] = await kysely.selectFrom('estimations').selectAll().where('id', '=', id).execute();
    expect(row!.result).not.toEqual(estimation);

    const before = {
      ...row!.result,
      netPrice: 312_345,
      monthlyRent: 1234,
      monthlyRentPerSqm: 12,
    };
    await kysely
      .updateTable('estimations')
      .set({ result: JSON.stringify(before) })
      .where('id', '=', id)
      .execute();
    expect((await read()).result).toMatchObject({
      netPrice: 312_000,
      monthlyRent: 1230,
      monthlyRentPerSqm: 12,
    });
    const [stored] = await kysely.selectFrom('estimations').select('result').where('id', '=', id).execute();
    expect(stored!.result).toEqual(before);
  });

  it('keeps no position finer than eleven metres, and values the one it keeps', async () => {
    const { calculate, history } = await signedIn();
    const fine = { lat: lakeside.lat + 0.000_012, lng: lakeside.lng - 0.000_012 };
    const given = { ...flat, location: fine, localisation: 'Lat: 36.840012, Lng: 10.269988' };
    const { estimation } = (await calculate(given)).body.data;
    expect((await history()).body.data.estimations[0]).toMatchObject({
      location: lakeside,
      localisation: 'Lat: 36.8400, Lng: 10.2699',
    });
    expect((await calculate(flat)).body.data.estimation).toEqual(estimation);
  });

  it('is shown page by page', async () => {
    const { calculate, history } = await signedIn();
    expect((await history()).body.data).toMatchObject({
      estimations: [],
      pagination: { currentPage: 1, totalPages: 0, totalEstimations: 0, nextPage: null, prevPage: null },
    });
    for (let more = 1; more <= 4; more += 1) await calculate(flat);
    const { estimations, pagination } = (await history('?page=2&limit=3')).body.data;
    expect(estimations).toHaveLength(1);
    expect(pagination).toEqual({
      currentPage: 2,
      totalPages: 2,
      totalEstimations: 4,
      limit: 3,
      hasNextPage: false,
      hasPrevPage: true,
      nextPage: null,
      prevPage: 1,
    });
    for (const query of ['?page=0', '?page=x', '?limit=0', '?limit=16']) {
      expect(await history(query)).toMatchObject({ status: 400, body: { error: 'Validation failed' } });
    }
  });

  it('as a preview is kept nowhere', async () => {
    const { preview, history } = await signedIn();
    const { status, body } = await preview(flat);
    expect(status).toBe(200);
    expect(body.data).not.toHaveProperty('id');
    expect(body.data.estimation.netPrice).toBeGreaterThan(0);
    expect((await history()).body.data.estimations).toEqual([]);
  });

  it('says what is missing where neither side has enough comparables', async () => {
    const { calculate, preview, history } = await signedIn();
    for (const ask of [calculate, preview]) {
      expect(await ask({ ...flat, location: desert })).toMatchObject({
        status: 422,
        body: {
          error: 'Not enough data available in this zone',
          data: { venteComparables: 0, locationComparables: 0, minimumRequired: 4 },
        },
      });
    }
    expect((await history()).body.data.estimations).toEqual([]);
  });

  it('needs a session, whatever the body', async () => {
    const { server } = await signedIn();
    for (const url of ['/api/estimation/calculate', '/api/estimation/preview', '/api/manual-estimation']) {
      expect(await server.post(url, {})).toMatchObject({
        status: 401,
        body: { error: 'Invalid or expired token' },
      });
    }
    for (const url of ['/api/user/estimations', '/api/manual-estimation']) {
      expect((await server.call(url)).status).toBe(401);
    }
  });

  it('no estimate is made before a market is in service', async () => {
    const server = await startTestServer(database());
    const token = await tokenOf(server, await verified(server));
    expect(await server.post('/api/estimation/calculate', flat, { token })).toMatchObject({
      status: 503,
      body: { error: 'Service starting' },
    });
  });

  it('waits for the market that a process just started is reading', async () => {
    const { promise: awaitedMarket, resolve: read } = Promise.withResolvers<ServedMarket>();
    const server = await startTestServer(database(), { awaitedMarket });
    const token = await tokenOf(server, await verified(server));
    const early = [
      server.post('/api/estimation/calculate', flat, { token }),
      server.post('/api/estimation/preview', flat, { token }),
    ];
    // what needs no market is answered meanwhile; by then those would have been refused
    expect((await server.call('/api/user/estimations', { token })).status).toBe(200);
    read(market);
    expect((await Promise.all(early)).map(({ status }) => status)).toEqual([200, 200]);
  });

  it('leaves half of the places to other calls while it waits', async () => {
    const { promise: awaitedMarket, resolve: read } = Promise.withResolvers<ServedMarket>();
    const server = await startTestServer(database(), {
      awaitedMarket,
      environment: { LIMIT_CALLS_UNDER_WAY: '4' },
    });
    const token = await tokenOf(server, await verified(server));
    const early = [1, 2, 3].map(() => server.post('/api/estimation/preview', flat, { token }));
    expect(await Promise.race(early)).toMatchObject({ status: 503, body: { error: 'Service starting' } });
    read(market);
    expect((await Promise.all(early)).map(({ status }) => status).toSorted()).toEqual([200, 200, 503]);
  });

  it('is limited for one user a day; what is refused does not count', async () => {
    const { server, calculate, preview } = await signedIn({
      LIMIT_ESTIMATES_PER_USER_DAY: '1',
      LIMIT_PREVIEWS_PER_USER_DAY: '1',
    });
    for (const ask of [calculate, preview]) {
      await ask({ ...flat, location: desert });
      await ask({ ...flat, type: 'castle' });
      expect((await ask(flat)).status).toBe(200);
      expect(await ask(flat)).toMatchObject({ status: 429, body: { waitTime: 24 * 3600 } });
    }
    server.pass(24 * 3600);
    expect((await calculate(flat)).status).toBe(200);
  });

  it('no estimate is computed once the limit of the day is reached', async () => {
    const { calculate, preview } = await signedIn({
      LIMIT_ESTIMATES_PER_USER_DAY: '1',
      LIMIT_PREVIEWS_PER_USER_DAY: '1',
    });
    for (const ask of [calculate, preview]) {
      await ask(flat);
      expect(await ask({ ...flat, location: desert })).toMatchObject({
        status: 429,
        body: { waitTime: 24 * 3600 },
      });
    }
  });

  describe('refuses', () => {
    const cases: [string, object, string][] = [
      ['no place', { location: undefined }, 'Invalid coordinates'],
      ['a place without numbers', { location: { lat: '36.8', lng: '10.2' } }, 'Invalid coordinates'],
      ['half a place', { location: { lat: 36.8 } }, 'Invalid coordinates'],
      ['a place abroad', { location: { lat: 48.85, lng: 2.35 } }, 'Invalid coordinates'],
      ['a place abroad of a castle', { location: desert.lat, type: 'castle' }, 'Invalid coordinates'],
      ['a castle', { type: 'castle' }, 'Invalid property type'],
      ['no type', { type: undefined }, 'Invalid property type'],
      ['no surface', { details: {} }, 'Validation failed'],
      ['no details', { details: undefined }, 'Validation failed'],
      ['too small a surface', { details: { surface: 0.5 } }, 'Validation failed'],
      ['too large a surface', { details: { surface: 100_001 } }, 'Validation failed'],
      ['too many rooms', { details: { surface: 90, rooms: 51 } }, 'Validation failed'],
      ['no bathroom at all', { details: { surface: 90, bathrooms: 0 } }, 'Validation failed'],
      ['half a room', { details: { surface: 90, rooms: 2.5 } }, 'Validation failed'],
      ['an unknown usage', { property_usage: 'bureau' }, 'Validation failed'],
      ['a place no database keeps', { localisation: 'La \0Marsa' }, 'Validation failed'],
      ['a place of too many words', { localisation: 'x'.repeat(501) }, 'Validation failed'],
    ];
    it.each(cases)('%s', async (_what, change, error) => {
      const { calculate, preview } = await signedIn();
      for (const ask of [calculate, preview]) {
        expect(await ask({ ...flat, ...change })).toMatchObject({
          status: 400,
          body: { success: false, error },
        });
      }
    });

    it('naming the field', async () => {
      const { calculate } = await signedIn();
      const { body } = await calculate({ ...flat, details: { surface: 90, rooms: 0 } });
      expect(body.details).toEqual([{ field: 'details.rooms', message: expect.any(String) }]);
    });
  });
});
