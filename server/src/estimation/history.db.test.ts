import { randomUUID } from 'node:crypto';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { beforeAll, expect, it } from 'vitest';
import type { ServedMarket } from '../market/market-in-service.ts';
import { eraseExpired } from '../retention/erase-expired.ts';
import { estimating, flat } from '../testing/estimating.ts';
import { expertSignedIn } from '../testing/experts.ts';
import { ownedFlat } from '../testing/personal.ts';
import { lakeside, smallMarket } from '../testing/small-market.ts';

describeOnBothDatabases('a kept estimate', (database) => {
  let market: ServedMarket;
  beforeAll(() => {
    market = smallMarket();
  });

  async function keeping(...properties: object[]) {
    const owner = await estimating(database(), market);
    const ids: string[] = [];
    for (const property of properties) {
      ids.push((await owner.calculate(property)).body.data.id);
      owner.server.pass(1);
    }
    const found = async (query = '') =>
      (await owner.history(query)).body.data.estimations.map(({ id }: { id: string }) => id);
    return { ...owner, ids, found };
  }

  it('bears the name its owner gives it, until it is taken away', async () => {
    const { ids, rename, history, exported } = await keeping(flat);
    const named = await rename(ids[0]!, { name: '  Maison de Papi ' });
    expect(named).toMatchObject({
      status: 200,
      body: { success: true, data: { estimation: { id: ids[0], name: 'Maison de Papi' } } },
    });
    expect((await history()).body.data.estimations).toMatchObject([{ name: 'Maison de Papi' }]);
    expect((await exported()).body.data.estimations).toMatchObject([{ name: 'Maison de Papi' }]);
    for (const name of [null, ' ']) {
      await rename(ids[0]!, { name: 'Maison de Papi' });
      expect((await rename(ids[0]!, { name })).body.data.estimation.name).toBeNull();
    }
  });

  it.each([{ name: 'x'.repeat(81) }, { name: 3 }, {}, { name: 'nul\0' }])(
    'is not named by %j',
    async (body) => {
      const { ids, rename } = await keeping(flat);
      expect(await rename(ids[0]!, body)).toMatchObject({
        status: 400,
        body: { error: 'Validation failed', details: [{ field: 'name' }] },
      });
      expect((await rename(ids[0]!, { name: 'x'.repeat(80) })).status).toBe(200);
    },
  );

  it('is found by words of its name, its place or its type, whatever their accents and case', async () => {
    const { ids, rename, found, history } = await keeping(
      { ...flat, localisation: 'Rue de l’Église, La Marsa' },
      { ...flat, localisation: 'Rue du Lac, Tunis' },
      { ...flat, localisation: 'Avenue Habib Bourguiba, 100_%' },
    );
    const [church, villa, avenue] = ids;
    const { kysely } = database();
    await kysely
      .updateTable('estimations')
      .set({ property_type: 'villa' })
      .where('id', '=', villa!)
      .execute();
    await rename(avenue!, { name: 'Héritage' });
    expect(await found('?q=eglise')).toEqual([church]);
    expect(await found('?q=HERITAGE')).toEqual([avenue]);
    expect(await found('?q=rue')).toEqual([villa, church]);
    expect(await found('?q=appartement%20rue')).toEqual([church]);
    expect(await found('?q=villa')).toEqual([villa]);
    expect(await found('?q=_%25')).toEqual([avenue]);
    expect(await found('?q=%20')).toEqual([avenue, villa, church]);
    expect((await history('?q=rue&limit=1')).body.data.pagination).toMatchObject({
      totalEstimations: 2,
      totalPages: 2,
    });
    expect((await history('?q=zzz')).body.data).toMatchObject({
      estimations: [],
      pagination: { totalEstimations: 0 },
    });
    expect((await history(`?q=${'x'.repeat(81)}`)).status).toBe(400);
  });

  it('is found by its first six different words', async () => {
    const { ids, found } = await keeping({ ...flat, localisation: 'Rue du Lac, a b c d' });
    expect(await found(`?q=${encodeURIComponent('rue lac rue a RUE b c d')}`)).toEqual(ids);
    expect(await found(`?q=${encodeURIComponent('rue lac a b c d zzz')}`)).toEqual(ids);
    expect(await found(`?q=${encodeURIComponent('rue lac a b c zzz')}`)).toEqual([]);
  });

  it('is searched for sixty times a minute, and listed however often', async () => {
    const { history, server } = await keeping(flat);
    for (let search = 1; search <= 60; search += 1) expect((await history('?q=lac')).status).toBe(200);
    expect(await history('?q=lac')).toMatchObject({ status: 429, body: { error: 'Too many attempts' } });
    expect((await history()).status).toBe(200);
    server.pass(60);
    expect((await history('?q=lac')).status).toBe(200);
  });

  it.each(['أرض', 'أَرْض', 'ارض', 'سكرة', 'سكره'])(
    'is found by %s, as Arabic is written with its signs or without',
    async (word) => {
      const { ids, rename, found } = await keeping(flat, flat);
      await rename(ids[0]!, { name: 'أرضٌ سُكّرة' });
      expect(await found(`?q=${encodeURIComponent(word)}`)).toEqual([ids[0]]);
    },
  );

  it('is found by the Arabic name of its place', async () => {
    const { ids, found } = await keeping({ ...flat, localisation: 'La Marsa, Tunis' }, flat);
    expect(await found(`?q=${encodeURIComponent('مرسى')}`)).toEqual([ids[0]]);
    expect(await found(`?q=${encodeURIComponent('شقة')}`)).toEqual([ids[1], ids[0]]);
    expect(await found(`?q=${encodeURIComponent('جربة')}`)).toEqual([]);
  });

  it('is found by the place it is near, where it has no address', async () => {
    const { ids, found } = await keeping(
      { ...flat, localisation: 'Lat: 36.8400, Lng: 10.2700' },
      { ...flat, localisation: '' },
      flat,
    );
    const near = [ids[1], ids[0]];
    expect(await found('?q=berges%20du%20lac')).toEqual(near);
    expect(await found('?q=pr%C3%A8s%20des%20Berges%20du%20Lac')).toEqual(near);
    expect(await found('?q=Djerba')).toEqual([]);
    expect(await found('?q=bergers%20du%20lag')).toEqual([]);
  });

  it('that is deleted is gone at once from lists, searches, counts, the export and the list of offers', async () => {
    const { server, ids, erase, found, history, exported, rename } = await keeping(ownedFlat, {
      ...ownedFlat,
      location: { ...lakeside, lat: lakeside.lat + 0.01 },
    });
    const [stored, gone] = ids;
    const expert = await expertSignedIn(server, database());
    const offers = async () => (await expert.get('offers.csv')).text.split('\r\n').length - 2;
    const offersBefore = await offers();
    expect(await erase(gone!)).toMatchObject({ status: 200, body: { success: true } });
    expect(await found()).toEqual([stored]);
    expect(await found('?q=lac')).toEqual([stored]);
    expect((await history()).body.data.pagination.totalEstimations).toBe(1);
    expect((await exported()).text).not.toContain(gone);
    expect(await offers()).toBe(offersBefore - 1);
    expect(await rename(gone!, { name: 'Adieu' })).toMatchObject({
      status: 404,
      body: { error: 'Not found' },
    });
    expect((await erase(gone!)).status).toBe(404);
  });

  it.each<[what: object, offers: number]>([
    [{ explore_pro_opportunities: false }, 0],
    [{ is_owner: false }, 0],
    [{ explore_pro_opportunities: undefined }, 1],
    [{ location: { ...lakeside, lat: lakeside.lat + 0.02 }, explore_pro_opportunities: false }, 1],
    [{}, 1],
  ])('that said %j after a yes to offers, deleted or restored, leaves %i offers', async (answered, left) => {
    const localisation = `Rue du Lac ${randomUUID()}`;
    const { ids, server, erase, restore } = await keeping(
      { ...ownedFlat, localisation },
      { ...ownedFlat, localisation, ...answered },
    );
    const expert = await expertSignedIn(server, database());
    const offers = async () => (await expert.get('offers.csv')).text.split(localisation).length - 1;
    await erase(ids[1]!);
    expect(await offers()).toBe(left);
    await restore(ids[1]!);
    expect(await offers()).toBe(left);
  });

  it('comes back as it was when it is restored within 30 seconds, and not after', async () => {
    const { server, ids, erase, restore, rename, history } = await keeping(flat);
    await rename(ids[0]!, { name: 'Lac' });
    const before = (await history()).body.data;
    await erase(ids[0]!);
    server.pass(30);
    const restored = await restore(ids[0]!);
    expect(restored).toMatchObject({ status: 200, body: { data: { estimation: before.estimations[0] } } });
    expect((await history()).body.data).toEqual(before);
    // a client that lost the answer repeats the call
    expect((await restore(ids[0]!)).status).toBe(200);

    await erase(ids[0]!);
    server.pass(31);
    expect(await restore(ids[0]!)).toMatchObject({ status: 404, body: { error: 'Not found' } });
    expect((await history()).body.data.estimations).toEqual([]);
  });

  it('that was deleted is erased for good once it can no longer come back', async () => {
    const { server, ids, erase, restore } = await keeping(flat, flat);
    const rows = () =>
      database().kysely.selectFrom('estimations').select('id').where('id', 'in', ids).execute();
    const clean = () => eraseExpired(database(), server.services.clock(), { dryRun: false });
    await erase(ids[0]!);
    server.pass(30);
    await clean();
    expect(await rows()).toHaveLength(2);
    expect((await restore(ids[0]!)).status).toBe(200);
    await erase(ids[0]!);
    server.pass(31);
    expect((await clean()).deletedEstimations).toBeGreaterThan(0);
    expect(await rows()).toEqual([{ id: ids[1] }]);
  });

  it('that was deleted does not answer for a request sent anew under its key', async () => {
    const { server, token } = await estimating(database(), market);
    const send = () =>
      server.post('/api/estimation/calculate', flat, { token, headers: { 'idempotency-key': 'a' } });
    const { id } = (await send()).body.data;
    await server.call(`/api/user/estimations/${id}`, { token, method: 'DELETE' });
    const again = await send();
    expect(again.status).toBe(200);
    expect(again.body.data.id).not.toBe(id);
  });

  it('of somebody else is neither named nor deleted nor restored, nor is one that does not exist', async () => {
    const owner = await keeping(flat);
    const stranger = await estimating(database(), market);
    await owner.erase(owner.ids[0]!);
    expect((await stranger.restore(owner.ids[0]!)).status).toBe(404);
    await owner.restore(owner.ids[0]!);
    for (const id of [owner.ids[0]!, randomUUID(), 'nothing']) {
      for (const answer of [
        await stranger.rename(id, { name: 'À moi' }),
        await stranger.erase(id),
        ...(id === owner.ids[0] ? [] : [await stranger.restore(id)]),
      ]) {
        expect(answer).toMatchObject({ status: 404, body: { error: 'Not found' } });
      }
    }
    expect((await owner.history()).body.data.estimations).toMatchObject([{ id: owner.ids[0], name: null }]);
  });
});
