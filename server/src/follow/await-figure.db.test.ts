import { randomUUID } from 'node:crypto';
import { mostFollowed } from '@soumdar/contract';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { beforeAll, expect, it } from 'vitest';
import type { ServedMarket } from '../market/market-in-service.ts';
import { desert, flat } from '../testing/estimating.ts';
import { reachable } from '../testing/following.ts';
import { smallMarket } from '../testing/small-market.ts';

const notFound = { status: 404, body: { error: 'Not found' } };

// each test continues from the market of the one before
describeOnBothDatabases('who asked an expert about a place without advertisements', (database) => {
  let market: ServedMarket;
  beforeAll(() => {
    market = smallMarket();
  });

  it('is told once that the advertisements around suffice, without a figure', async () => {
    const owner = await asking();
    const id = await owner.ask();
    expect(await owner.request(id)).toMatchObject({ awaited: null, lacksFigure: true });
    expect((await owner.wait(id)).status).toBe(200);
    const { awaited, lacksFigure } = await owner.request(id);
    expect(awaited).toEqual({ since: owner.server.services.clock().toISOString(), coveredSince: null });
    expect(lacksFigure).toBeUndefined();
    // a second request changes nothing
    owner.server.pass(60);
    await owner.wait(id);
    expect((await owner.request(id)).awaited).toEqual(awaited);

    await owner.refresh(3000);
    expect(await owner.emails()).toEqual([]);
    expect((await owner.request(id)).awaited.coveredSince).toBeNull();
    await owner.refresh(3000, 7, desert);
    const [email, ...others] = await owner.emails();
    expect(others).toEqual([]);
    expect(email).toMatchObject({ subject: 'Une estimation est maintenant possible' });
    expect(email!.paragraphs).toEqual([
      expect.stringMatching(/^Appartement de 100\sm², .* suffisent maintenant pour l’estimer\./),
    ]);
    expect(JSON.stringify(email)).not.toMatch(/DT/);
    expect((await owner.request(id)).awaited.coveredSince).toBe(owner.server.services.clock().toISOString());
    await owner.refresh(3100, 7, desert);
    expect(await owner.emails()).toHaveLength(1);
  });

  it('is told of it and of what they follow in one email', async () => {
    const owner = await asking();
    await owner.follow();
    const id = await owner.ask({ location: elsewhere });
    await owner.wait(id);
    await owner.refresh(3000);
    const before = (await owner.emails()).length;
    const { kysely } = database();
    await kysely.updateTable('follows').set({ told_sale: 1 }).where('estimation_id', '=', owner.id).execute();
    await owner.refresh(3000, 7, elsewhere);
    const [email, ...others] = await owner.emails();
    expect(others).toHaveLength(before);
    expect(email!.subject).toBe('Du nouveau sur vos biens suivis');
    expect(email!.paragraphs[0]).toMatch(/suffisent maintenant pour l’estimer/);
    expect(email!.paragraphs.join()).toMatch(/maintenant son prix de vente à .* de plus que/);
  });

  it('is told nothing without having asked for emails, and sees it among their requests', async () => {
    const owner = await asking();
    await owner.change({ wantsAlerts: false });
    const id = await owner.ask({ location: elsewhere });
    await owner.wait(id);
    await owner.refresh(3050, 7, elsewhere);
    expect(await owner.emails()).toEqual([]);
    expect((await owner.request(id)).awaited.coveredSince).not.toBeNull();
    await owner.change({ wantsAlerts: true });
    await owner.refresh(3060, 7, elsewhere);
    expect(await owner.emails()).toHaveLength(1);
  });

  it('no longer waits once they say so, and hears nothing', async () => {
    const owner = await asking();
    const id = await owner.ask({ location: farAway });
    await owner.wait(id);
    for (let times = 0; times < 2; times += 1) expect((await owner.stop(id)).status).toBe(200);
    expect((await owner.request(id)).awaited).toBeNull();
    await owner.refresh(3000, 7, farAway);
    expect(await owner.emails()).toEqual([]);
  });

  it('does not wait where an estimate has a figure already', async () => {
    const owner = await asking();
    const id = await owner.ask({ location: flat.location });
    expect(await owner.wait(id)).toMatchObject({
      status: 409,
      body: { error: 'Place already covered', code: 'place_covered' },
    });
    expect((await owner.request(id)).awaited).toBeNull();
  });

  it('waits for their own requests alone, for twenty at most, and finds them in their export', async () => {
    const owner = await asking();
    const ids: string[] = [];
    for (let count = 0; count <= mostFollowed; count += 1) ids.push(await owner.ask());
    const answers = await Promise.all(ids.map((id) => owner.wait(id)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toMatchObject([{ status: 409, body: { error: 'Too many followed properties' } }]);
    const { manualRequests } = (await owner.exported()).body.data;
    const awaited = manualRequests.filter((request: { awaited: object | null }) => request.awaited);
    expect(awaited).toHaveLength(mostFollowed);
    const stranger = await asking();
    for (const id of [ids[0]!, randomUUID(), 'nothing']) {
      expect(await stranger.wait(id)).toMatchObject(notFound);
      expect(await stranger.stop(id)).toMatchObject(notFound);
    }
  });

  async function asking() {
    const owner = await reachable(database(), market);
    const { server, token } = owner;
    const call = (id: string, method: 'PUT' | 'DELETE') =>
      server.call(`/api/manual-estimation/${id}/follow`, { token, method });
    return {
      ...owner,
      async ask(change: object = {}): Promise<string> {
        const contact = { preferred_contact_method: 'phone', preferred_contact_time: 'evening' };
        const body = { ...flat, location: desert, ...contact, ...change };
        return (await server.post('/api/manual-estimation', body, { token })).body.data.id;
      },
      wait: (id: string) => call(id, 'PUT'),
      stop: (id: string) => call(id, 'DELETE'),
      async request(id: string) {
        const { estimations } = (await server.call('/api/manual-estimation?limit=15', { token })).body.data;
        return estimations.find((one: { id: string }) => one.id === id);
      },
    };
  }
});

/** Places without advertisements, far from each other. */
const elsewhere = { lat: 33.9, lng: 8.1 };
const farAway = { lat: 35.2, lng: 8.9 };
