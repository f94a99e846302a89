import { randomUUID } from 'node:crypto';
import { mostFollowed } from '@soumdar/contract';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { beforeAll, expect, it } from 'vitest';
import type { ServedMarket } from '../market/market-in-service.ts';
import { eraseExpired } from '../retention/erase-expired.ts';
import { estimating } from '../testing/estimating.ts';
import { following } from '../testing/following.ts';
import { smallMarket } from '../testing/small-market.ts';

const notFound = { status: 404, body: { success: false, error: 'Not found', code: 'not_found' } };

describeOnBothDatabases('a followed property', (database) => {
  let market: ServedMarket;
  beforeAll(() => {
    market = smallMarket();
  });

  it('begins with what it is worth now, and is followed once however often it is asked for', async () => {
    const { calculate: _, follow, line, id, history } = await following(database(), market);
    expect((await line()).body.data).toMatchObject({ followed: null, points: [] });
    const answers = await Promise.all([follow(), follow(), follow()]);
    const again = await follow();
    for (const answer of [...answers, again])
      expect(answer).toMatchObject({ status: 200, body: { data: { followed: { estimationId: id } } } });
    const [record] = (await history()).body.data.estimations;
    expect(record.followed).toBe(true);
    const { followed, points, index } = (await line()).body.data;
    expect(followed).toEqual(again.body.data.followed);
    expect(points).toMatchObject([
      {
        date: followed.since,
        modelVersion: 'test',
        newModel: false,
        noFigure: null,
        estimation: record.result,
        confidence: { vente: { score: record.confidence.vente.score } },
        comparableCounts: record.comparableCounts,
        moved: { vente: null, location: null },
      },
    ]);
    expect(index).toMatchObject({ source: 'INS', quarters: { length: 20 } });
    expect(index.quarters.at(-1)).toEqual({ quarter: '2025-T4', index: 187.5 });
  });

  it('is one property by whichever estimate of it', async () => {
    const { server, follow, unfollow, line, id, another, history } = await following(database(), market);
    server.pass(60);
    const refined = await another({ details: { surface: 100, rooms: 4, bathrooms: 1 } });
    const larger = await another({ details: { surface: 130, rooms: 4, bathrooms: 1 } });
    await follow();
    expect((await follow(refined)).body.data.followed.estimationId).toBe(id);
    expect((await line(refined)).body.data).toMatchObject({
      followed: { estimationId: id },
      points: { length: 1 },
    });
    expect((await line(larger)).body.data.followed).toBeNull();
    const folders = (await history('?by=property')).body.data.estimations;
    const isFollowed = folders.map(({ id: of, followed }: { id: string; followed?: boolean }) => [
      of,
      followed ?? false,
    ]);
    expect(Object.fromEntries(isFollowed)).toEqual({ [larger]: false, [refined]: true });
    expect((await unfollow(refined)).status).toBe(200);
    expect((await line()).body.data.followed).toBeNull();
  });

  it('is no longer followed once it is ended, however often, and its line is erased', async () => {
    const { follow, unfollow, line, id } = await following(database(), market);
    await follow();
    for (let times = 0; times < 2; times += 1)
      expect(await unfollow()).toMatchObject({
        status: 200,
        body: { message: 'Property no longer followed' },
      });
    expect((await line()).body.data).toMatchObject({ followed: null, points: [] });
    expect(await rowsOf(id)).toEqual([]);
  });

  it('of somebody else, or of none, is not found', async () => {
    const owner = await following(database(), market);
    await owner.follow();
    const stranger = await following(database(), market);
    for (const id of [owner.id, randomUUID(), 'nothing']) {
      expect(await stranger.follow(id)).toMatchObject(notFound);
      expect(await stranger.unfollow(id)).toMatchObject(notFound);
      expect(await stranger.line(id)).toMatchObject(notFound);
    }
    expect((await owner.line()).body.data.followed).not.toBeNull();
    const path = `/api/user/estimations/${owner.id}`;
    for (const [method, call] of [
      ['PUT', 'follow'],
      ['DELETE', 'follow'],
      ['GET', 'history'],
    ] as const)
      expect((await owner.server.call(`${path}/${call}`, { method })).status).toBe(401);
  });

  it('is one of twenty at most, however many are asked for at once', async () => {
    const { follow, unfollow, another, id } = await following(database(), market);
    const ids = [id];
    for (let count = 1; count < mostFollowed + 3; count += 1)
      ids.push(await another({ details: { surface: 100 + count, rooms: 3, bathrooms: 1 } }));
    const answers = await Promise.all(ids.map((one) => follow(one)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(3);
    for (const answer of refused)
      expect(answer).toMatchObject({ status: 409, body: { error: 'Too many followed properties' } });
    const stored = ids[answers.findIndex(({ status }) => status === 200)]!;
    await unfollow(stored);
    expect((await follow(ids[answers.indexOf(refused[0]!)])).status).toBe(200);
  });

  it('is not there while its estimate is deleted, comes back with it, and is erased with it', async () => {
    const { server, follow, line, erase, restore, id } = await following(database(), market);
    await follow();
    await erase(id);
    expect(await line()).toMatchObject(notFound);
    await restore(id);
    expect((await line()).body.data.points).toHaveLength(1);
    await erase(id);
    server.pass(31);
    await eraseExpired(database(), server.services.clock(), { dryRun: false });
    expect(await rowsOf(id)).toEqual([]);
  });

  it('waits for a market', async () => {
    const owner = await following(database(), market);
    const server = await estimating(database(), undefined as unknown as ServedMarket);
    const answer = await server.server.call(`/api/user/estimations/${owner.id}/follow`, {
      method: 'PUT',
      token: owner.token,
    });
    expect(answer).toMatchObject({ status: 503, body: { error: 'Service starting' } });
  });

  it('stands in the export with its line, figures that no screen shows marked', async () => {
    const { follow, exported, id } = await following(database(), market);
    await follow();
    await database().kysely.updateTable('followed_values').set({ sale_score: 39 }).execute();
    const { follows, estimations } = (await exported()).body.data;
    expect(follows).toMatchObject([
      {
        estimationId: id,
        told: { netPrice: estimations[0].result.netPrice },
        points: [
          {
            estimation: { netPrice: estimations[0].result.netPrice },
            confidence: { vente: { score: 39, mark: 'non fiable' } },
          },
        ],
      },
    ]);
    expect(follows[0].points[0].confidence.location.mark).toBeUndefined();
  });

  it('loses the points of its line that are older than five years', async () => {
    const { server, follow, points } = await following(database(), market);
    await follow();
    await database()
      .kysely.updateTable('followed_values')
      .set({ valued_at: '2021-03-01T00:00:00Z' })
      .execute();
    const { dated } = await eraseExpired(database(), server.services.clock(), { dryRun: false });
    expect(dated.followed_values).toBeGreaterThan(0);
    expect(await points()).toEqual([]);
  });

  async function rowsOf(id: string) {
    const { kysely } = database();
    return [
      ...(await kysely.selectFrom('follows').select('told_at').where('estimation_id', '=', id).execute()),
      ...(await kysely
        .selectFrom('followed_values')
        .select('valued_at')
        .where('estimation_id', '=', id)
        .execute()),
    ];
  }
});
