import { takeMembers } from '@soumdar/db';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { limits } from '../limits/limits.ts';
import { somebodyAbroad } from '../testing/abroad.ts';
import { estimating, flat } from '../testing/estimating.ts';
import { doubledMarket } from '../testing/small-market.ts';

const market = doubledMarket();
const visitor = '198.51.100.7';
const small = { ...flat, details: { surface: 85, rooms: 3 } };
const large = { ...flat, details: { surface: 132, rooms: 3 } };

describeOnBothDatabases('single advertisements', (database) => {
  async function signedIn() {
    const { server, token } = await estimating(database(), market);
    const { id } = (await server.call('/api/auth/session', { token })).body.data.user;
    const ask = async (path: string, body: object) => {
      const answer = await server.post(`/api/estimation/${path}`, body, { token, from: visitor });
      expect(answer.status).toBe(200);
      const { comparables, ...rest } = answer.body.data;
      const ids: string[] = [...comparables.vente, ...comparables.location].map((item) => item.id);
      const { places, nearestKm, withheld } = comparables;
      return { ...rest, ids, places, nearestKm, withheld, estimationId: rest.id };
    };
    /** As if others had been shown, of other places. */
    const fill = (limit: Parameters<typeof takeMembers>[1][0], count: number) =>
      takeMembers(
        database().kysely,
        [limit],
        Array.from({ length: count }, (_, at) => at),
        server.services.clock(),
      );
    return { server, token, ask, fill, ofAccount: limits.listingsShownTo(id) };
  }

  it('are shown up to four hundred a day, then those again that were, with the figures of all', async () => {
    const { ask, ofAccount } = await signedIn();
    const first = await ask('preview', small);
    expect(first.ids.length).toBeGreaterThan(10);
    const complete = await ask('preview', large);
    const other = await signedIn();
    await other.ask('preview', small);
    await other.fill(other.ofAccount, ofAccount.most - new Set(first.ids).size);

    const past = await other.ask('preview', large);
    expect(past.ids).toEqual(complete.ids.filter((id: string) => first.ids.includes(id)));
    expect(past.ids.length).toBeLessThan(complete.ids.length);
    expect([complete.withheld, past.withheld]).toEqual([undefined, true]);
    for (const part of ['estimation', 'confidence', 'places', 'nearestKm', 'comparableCounts', 'explanation'])
      expect(past[part]).toEqual(complete[part]);
    expect((await other.ask('preview', small)).ids).toEqual(first.ids);
    expect((await other.ask('calculate', large)).ids).toEqual(past.ids);
    other.server.pass(24 * 3600);
    expect((await other.ask('preview', large)).ids).toEqual(complete.ids);
  });

  it('are not shown by a share either', async () => {
    const { server, token, ask, fill, ofAccount } = await signedIn();
    await fill(ofAccount, ofAccount.most);
    const { estimationId, ids } = await ask('calculate', flat);
    expect(ids).toEqual([]);
    const shared = await server.post(`/api/user/estimations/${estimationId}/shares`, {}, { token });
    const read = await server.call(`/api/shares/${shared.body.data.url.split('/').at(-1)}`);
    const { vente, location, places, nearestKm } = read.body.data.estimation.comparables;
    expect([vente, location]).toEqual([[], []]);
    expect(places.vente).not.toEqual([]);
    expect(nearestKm.vente).toBeLessThan(1);
  });

  it('are shown to an owner whose network has used up its own, in the first estimates of the day', async () => {
    const { ask, fill } = await signedIn();
    const ofAddress = limits.listingsShownFrom(visitor);
    await fill(ofAddress, ofAddress.most);
    expect((await ask('preview', small)).ids.length).toBeGreaterThan(10);
    const past = await signedIn();
    await past.fill(past.ofAccount, 48);
    expect((await past.ask('preview', small)).ids).toEqual([]);
    // an account abroad, which cost no SMS, counts there from the first
    const abroad = await somebodyAbroad(past.server);
    const options = { token: abroad.token, from: visitor };
    const shown = await past.server.post('/api/estimation/preview', small, options);
    expect(shown.body.data.comparables).toMatchObject({ vente: [], location: [] });
    const elsewhere = { ...options, from: '198.51.100.8' };
    const { vente } = (await past.server.post('/api/estimation/preview', small, elsewhere)).body.data
      .comparables;
    expect(vente).not.toEqual([]);
    // nor in a burst, of which each reads an old count
    const burst = await signedIn();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        burst.ask('preview', { ...flat, details: { surface: 70 + 12 * at, rooms: 3 } }),
      ),
    );
    expect(new Set(answers.flatMap(({ ids }) => ids)).size).toBeLessThanOrEqual(48);
  });
});
