import { randomUUID } from 'node:crypto';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { beforeAll, expect, it } from 'vitest';
import type { ServedMarket } from '../market/market-in-service.ts';
import { estimating, flat } from '../testing/estimating.ts';
import { smallMarket } from '../testing/small-market.ts';

/** The same flat in more detail, and others. */
const refined = { ...flat, details: { ...flat.details, elevator: true, condition: 'new' } };
const larger = { ...flat, details: { ...flat.details, surface: 110 } };
const nearby = { ...flat, location: { ...flat.location, lat: flat.location.lat + 0.0001 } };

describeOnBothDatabases('estimates of one property', (database) => {
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
    const folders = async (query = '') => (await owner.history(`?by=property${query}`)).body.data;
    const listed = async (query = '') =>
      (await folders(query)).estimations.map(({ id, folder }: { id: string; folder: { count: number } }) => [
        id,
        folder.count,
      ]);
    const ofProperty = async (id: string, query = '') =>
      (await owner.history(`?property=${id}${query}`)).body.data;
    return { ...owner, ids, folders, listed, ofProperty };
  }

  it('are told together by the newest: one type, one position, one surface', async () => {
    const { ids, listed, ofProperty } = await keeping(flat, larger, nearby, flat, refined);
    const [first, ofLarger, ofNearby, ofHouse, last] = ids;
    await database()
      .kysely.updateTable('estimations')
      .set({ property_type: 'house' })
      .where('id', '=', ofHouse!)
      .execute();
    expect(await listed('&limit=9')).toEqual([
      [last, 2],
      [ofHouse, 1],
      [ofNearby, 1],
      [ofLarger, 1],
    ]);
    for (const one of [first, last]) {
      const { estimations, pagination } = await ofProperty(one!);
      expect(estimations.map(({ id }: { id: string }) => id)).toEqual([last, first]);
      expect(pagination).toMatchObject({ totalEstimations: 2, totalPages: 1 });
    }
  });

  it('differ by the floors that flats of one surface state', async () => {
    const onFloor = (floor: number, details = {}) => ({
      ...flat,
      details: { ...flat.details, floor, ...details },
    });
    const { ids, listed, ofProperty } = await keeping(
      flat,
      onFloor(1),
      onFloor(2),
      onFloor(0),
      onFloor(2, { elevator: true }),
      onFloor(1),
      flat,
    );
    const [unstated, first, second, ground, secondAgain, firstAgain, last] = ids;
    expect(await listed('&limit=9')).toEqual([
      [last, 4],
      [secondAgain, 2],
      [ground, 1],
    ]);
    const idsOf = async (id: string) =>
      (await ofProperty(id, '&limit=9')).estimations.map((one: { id: string }) => one.id);
    expect(await idsOf(first!)).toEqual([last, firstAgain, first, unstated]);
    expect(await idsOf(second!)).toEqual([secondAgain, second]);
  });

  it('are on no page twice, and on each page whole', async () => {
    const { ids, listed, folders } = await keeping(flat, larger, flat, nearby, flat, larger);
    const [, , , ofNearby, lastFlat, lastLarger] = ids;
    expect(await listed('&limit=2')).toEqual([
      [lastLarger, 2],
      [lastFlat, 3],
    ]);
    expect(await listed('&limit=2&page=2')).toEqual([[ofNearby, 1]]);
    // pages count properties, the total counts records
    expect((await folders('&limit=2&page=3')).pagination).toMatchObject({
      totalPages: 2,
      totalEstimations: 6,
      prevPage: 2,
    });
  });

  it('are listed one by one to whoever asks for no folders', async () => {
    const { ids, history } = await keeping(flat, flat, larger);
    const { estimations, pagination } = (await history()).body.data;
    expect(estimations.map(({ id }: { id: string }) => id)).toEqual(ids.toReversed());
    expect(estimations[0]).not.toHaveProperty('folder');
    expect(pagination.totalEstimations).toBe(3);
  });

  it('are found by any of them', async () => {
    const { ids, listed, folders, rename } = await keeping(flat, flat, larger);
    await rename(ids[0]!, { name: 'Maison de Papi' });
    expect(await listed('&q=papi')).toEqual([[ids[1], 2]]);
    expect((await folders('&q=papi')).pagination).toMatchObject({ totalEstimations: 2, totalPages: 1 });
    expect(await listed('&q=nowhere')).toEqual([]);
  });

  it('are searched within one property, too', async () => {
    const { ids, ofProperty, rename } = await keeping(flat, flat, larger);
    await rename(ids[0]!, { name: 'Maison de Papi' });
    const { estimations, pagination } = await ofProperty(ids[1]!, '&q=papi');
    expect(estimations.map(({ id }: { id: string }) => id)).toEqual([ids[0]]);
    expect(pagination).toMatchObject({ totalEstimations: 1 });
  });

  it('bear the name last given to one of them', async () => {
    const { ids, folders, rename } = await keeping(flat, flat, flat);
    const named = async () => (await folders()).estimations[0].folder.named;
    expect(await named()).toBeNull();
    await rename(ids[0]!, { name: 'Avant' });
    expect(await named()).toEqual({ id: ids[0], name: 'Avant' });
    await rename(ids[1]!, { name: 'Après' });
    expect(await named()).toEqual({ id: ids[1], name: 'Après' });
    await rename(ids[1]!, { name: null });
    expect(await named()).toEqual({ id: ids[0], name: 'Avant' });
  });

  it('leave out those that are deleted, until they are restored', async () => {
    const { ids, listed, ofProperty, erase, restore } = await keeping(flat, flat);
    await erase(ids[1]!);
    expect(await listed()).toEqual([[ids[0], 1]]);
    expect((await ofProperty(ids[0]!)).estimations).toHaveLength(1);
    expect((await ofProperty(ids[1]!)).estimations).toEqual([]);
    await restore(ids[1]!);
    expect(await listed()).toEqual([[ids[1], 2]]);
  });

  it('are nobody else’s', async () => {
    const { ids, listed } = await keeping(flat);
    const stranger = await keeping(flat);
    expect(await listed()).toEqual([[ids[0], 1]]);
    for (const id of [ids[0]!, randomUUID()]) expect((await stranger.ofProperty(id)).estimations).toEqual([]);
    for (const query of ['?property=nothing', '?by=type'])
      expect((await stranger.history(query)).status).toBe(400);
  });

  it('count as looked at when they are listed, not when the newest is', async () => {
    const { ids, folders, ofProperty } = await keeping(flat, flat);
    const seen = async () => {
      const rows = await database()
        .kysely.selectFrom('estimations')
        .select(['id', 'last_used_at'])
        .where('id', 'in', ids)
        .execute();
      return ids.map((id) => rows.find((row) => row.id === id)!.last_used_at !== null);
    };
    await folders();
    expect(await seen()).toEqual([false, true]);
    await ofProperty(ids[1]!);
    expect(await seen()).toEqual([true, true]);
  });
});
