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
