import { describeOnBothDatabases } from '@soumdar/db/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ServedMarket } from '../market/market-in-service.ts';
import { expertSignedIn } from '../testing/experts.ts';
import { tokenOf, verified } from '../testing/people.ts';
import { ownedFlat } from '../testing/personal.ts';
import { smallMarket } from '../testing/small-market.ts';
import { startTestServer } from '../testing/test-server.ts';

const wish = { preferred_contact_method: 'both', preferred_contact_time: 'evening' };
const estimate = { path: '/api/estimation/calculate', list: '/api/user/estimations', body: ownedFlat };
const manual = {
  path: '/api/manual-estimation',
  list: '/api/manual-estimation',
  body: { ...ownedFlat, ...wish },
};

describeOnBothDatabases('a submission sent again', (database) => {
  let market: ServedMarket;
  beforeAll(() => {
    market = smallMarket();
  });

  const start = (environment: Record<string, string> = {}) =>
    startTestServer(database(), { market, environment });

  async function signedIn(environment?: Record<string, string>) {
    const server = await start(environment);
    return { server, token: await tokenOf(server, await verified(server)) };
  }

  describe.each([estimate, manual])('to $path', ({ path, list, body }) => {
    async function somebody() {
      const { server, token } = await signedIn();
      return {
        server,
        token,
        send: (key: string | undefined, change: object = {}, by = server) =>
          by.post(
            path,
            { ...body, ...change },
            { token, headers: key === undefined ? {} : { 'idempotency-key': key } },
          ),
        stored: async () => (await server.call(list, { token })).body.data.pagination.totalEstimations,
      };
    }

    it('under its key is answered as the first time and kept once, by another process too', async () => {
      const { send, stored } = await somebody();
      const first = await send('a');
      expect(first.body.success).toBe(true);
      for (const again of [await send('a'), await send('a', {}, await start())]) {
        expect([again.status, again.body]).toEqual([first.status, first.body]);
      }
      expect(await stored()).toBe(1);
    });

    it('at the same instant, to two processes, is kept once', async () => {
      const { server, send, stored } = await somebody();
      const processes = [server, await start()];
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) => send('a', {}, processes[index % 2])),
      );
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(await stored()).toBe(1);
    });

    it('without a key, or under another, is another one', async () => {
      const { send, stored } = await somebody();
      for (const key of [undefined, undefined, 'a', 'b']) await send(key);
      expect(await stored()).toBe(4);
    });

    it('with something else in it is refused', async () => {
      const { send, stored } = await somebody();
      await send('a');
      for (const change of [
        { localisation: 'La Marsa' },
        { details: { surface: 101 } },
        { is_owner: false },
      ]) {
        expect(await send('a', change)).toMatchObject({
          status: 422,
          body: {
            error: 'Idempotency key already used for another request',
            code: 'request_key_reused',
          },
        });
      }
      expect(await stored()).toBe(1);
    });

    it('under the key of somebody else is another one', async () => {
      const [one, other] = [await somebody(), await somebody()];
      const [first, second] = [await one.send('a'), await other.send('a')];
      expect(second.body.data.id).not.toBe(first.body.data.id);
    });

    it.each(['', 'x'.repeat(129), 'clé', 'a\tb'])('under the key %j is refused', async (key) => {
      const { send } = await somebody();
      expect(await send(key)).toMatchObject({
        status: 400,
        body: { error: 'Validation failed', details: [{ field: 'idempotency-key' }] },
      });
    });
  });

  it('counts once against the limit of the day, and is answered when that is reached', async () => {
    const { server, token } = await signedIn({ LIMIT_ESTIMATES_PER_USER_DAY: '1' });
    const send = (key: string) =>
      server.post(estimate.path, estimate.body, { token, headers: { 'idempotency-key': key } });
    const twins = await Promise.all([send('a'), send('a'), send('a')]);
    expect(twins.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await send('b')).status).toBe(429);
    expect((await send('a')).status).toBe(200);
  });

  it('is answered with the first estimate while a new market is awaited', async () => {
    const { server, token } = await signedIn();
    const headers = { 'idempotency-key': 'a' };
    const first = await server.post(estimate.path, estimate.body, { token, headers });
    const { promise: awaitedMarket } = Promise.withResolvers<ServedMarket>();
    const starting = await startTestServer(database(), { awaitedMarket });
    const again = await starting.post(estimate.path, estimate.body, { token, headers });
    expect(again.body).toEqual(first.body);
  });

  it('is told to the experts once', async () => {
    const { server, token } = await signedIn();
    const expert = await expertSignedIn(server, database());
    const headers = { 'idempotency-key': 'a' };
    const { id } = (await server.post(manual.path, manual.body, { token, headers })).body.data;
    await server.post(manual.path, manual.body, { token, headers });
    const stated = await database()
      .kysely.selectFrom('notifications')
      .select('manual_request_id')
      .where('account_id', '=', expert.id)
      .execute();
    expect(stated).toEqual([{ manual_request_id: id }]);
  });
});
