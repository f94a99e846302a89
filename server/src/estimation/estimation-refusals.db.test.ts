import { describeOnBothDatabases } from '@soumdar/db/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ServedMarket } from '../market/market-in-service.ts';
import { desert, estimating, flat } from '../testing/estimating.ts';
import { tokenOf, verified } from '../testing/people.ts';
import { smallMarket } from '../testing/small-market.ts';
import { startTestServer } from '../testing/test-server.ts';

describeOnBothDatabases('an estimate that is not made', (database) => {
  let market: ServedMarket;
  beforeAll(() => {
    market = smallMarket();
  });
  const signedIn = (environment?: Record<string, string>) => estimating(database(), market, environment);

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

  it('is refused before a market is in service', async () => {
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
    // a call without the market; by its answer the others would have been refused
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
    const early = [1, 2, 3].map((at) =>
      server.post('/api/estimation/preview', flat, { token, from: `192.0.2.${at}` }),
    );
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

  it('is made of sixty positions within a square kilometre a day, each however often', async () => {
    const { server, calculate, preview } = await signedIn();
    const at = (north: number) => ({ ...flat, location: { lat: 36.8351 + north / 10_000, lng: 10.2701 } });
    for (let north = 0; north < 59; north += 1) expect((await preview(at(north))).status).toBe(200);
    expect((await calculate(at(59))).status).toBe(200);
    for (const ask of [calculate, preview])
      expect(await ask(at(60))).toMatchObject({ status: 429, body: { error: 'Too many attempts' } });
    expect((await preview({ ...at(3), details: { surface: 90 } })).status).toBe(200);
    expect((await preview(at(150))).status).toBe(200);
    server.pass(24 * 3600);
    expect((await preview(at(60))).status).toBe(200);
  });

  it('counts positions without keeping them', async () => {
    const { server, preview, token } = await signedIn();
    await preview({ ...flat, location: { lat: 36.8412, lng: 10.2734 } });
    const keys = async () =>
      (await database().kysely.selectFrom('limits').select('key').execute()).map(({ key }) => key);
    const { id } = (await server.call('/api/auth/session', { token })).body.data.user;
    const own = (await keys()).filter((key) => key.startsWith('position') && key.endsWith(id));
    expect(own).toHaveLength(2);
    expect(own.join()).not.toMatch(/36\.8|10\.2/);
  });

  it('is not computed once the limit of the day is reached', async () => {
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
