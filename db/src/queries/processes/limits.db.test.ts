import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Schema } from '../../schema.ts';
import { describeOnBothDatabases } from '../../testing/index.ts';
import {
  countedMembers,
  countHits,
  forgetHits,
  returnHit,
  secondsUntilRoom,
  takeHit,
  takeMembers,
  type Hit,
} from './limits.ts';

const began = new Date('2026-03-02T10:00:00Z');
const after = (seconds: number) => new Date(began.getTime() + seconds * 1000);

describeOnBothDatabases('a limit', (database) => {
  const take = (key: string, seconds: number) =>
    takeHit(database().kysely, { key, most: 2, windowSeconds: 60 }, after(seconds));

  it('accepts so many in a window that begins with the first', async () => {
    expect(await take('window', 0)).toMatchObject({ accepted: true });
    expect(await take('window', 30)).toMatchObject({ accepted: true });
    expect(await take('window', 31)).toEqual({ accepted: false, waitSeconds: 29 });
    expect(await take('window', 59.5)).toEqual({ accepted: false, waitSeconds: 1 });
    expect(await take('window', 60)).toMatchObject({ accepted: true });
    expect(await take('window', 100)).toMatchObject({ accepted: true });
    expect(await take('window', 101)).toEqual({ accepted: false, waitSeconds: 19 });
  });

  it('begins a new window when the clock is set back by more than clocks differ', async () => {
    const limit = { key: 'set back', most: 1, windowSeconds: 60 };
    await take('set back', 3600);
    await take('set back', 3600);
    expect(await secondsUntilRoom(database().kysely, limit, began)).toBe(0);
    expect(await countHits(database().kysely, limit, began)).toBe(0);
    expect(await take('set back', 0)).toMatchObject({ accepted: true });
    expect(await take('set back', 1)).toMatchObject({ accepted: true });
    expect(await take('set back', 2)).toEqual({ accepted: false, waitSeconds: 58 });
  });

  it('goes on with a window that another machine began, whose clock is a little ahead, and tells no longer wait', async () => {
    await take('ahead', 50);
    await take('ahead', 50);
    expect(await take('ahead', 0)).toEqual({ accepted: false, waitSeconds: 60 });
  });

  it('counts each key apart', async () => {
    await take('one', 0);
    await take('one', 0);
    expect(await take('another', 0)).toMatchObject({ accepted: true });
  });

  const giveBack = (hit: Hit) => hit.accepted && returnHit(database().kysely, hit);

  it('a limit has room again for a hit that was given back', async () => {
    await take('given back', 0);
    await giveBack(await take('given back', 0));
    expect(await take('given back', 1)).toMatchObject({ accepted: true });
    expect(await take('given back', 1)).toMatchObject({ accepted: false });
  });

  it('a hit given back after its window has passed makes no room in the next one', async () => {
    const hit = await take('given back late', 0);
    await take('given back late', 60);
    await giveBack(hit);
    expect(await take('given back late', 61)).toMatchObject({ accepted: true });
    expect(await take('given back late', 61)).toMatchObject({ accepted: false });
  });

  it('begins anew once its hits are forgotten', async () => {
    for (const key of ['forgotten', 'kept']) for (const second of [0, 1]) await take(key, second);
    await forgetHits(database().kysely, ['forgotten', 'unknown']);
    expect(await take('forgotten', 2)).toMatchObject({ accepted: true });
    expect(await take('kept', 2)).toMatchObject({ accepted: false });
  });

  it('lets as many of a burst through as it accepts', async () => {
    const hits = await Promise.all(Array.from({ length: 10 }, () => take('burst', 0)));
    expect(hits.filter(({ accepted }) => accepted)).toHaveLength(2);
  });

  it('a limit that may be forgotten leaves alone whatever else is written', async () => {
    const limit = { key: 'forgettable', most: 2, windowSeconds: 60, mayBeForgotten: true } as const;
    const { kysely } = database();
    const commits = async (db: Kysely<Schema>) =>
      (await sql<{ waits: string }>`select current_setting('synchronous_commit') as waits`.execute(db)).rows;
    await kysely.connection().execute(async (db) => {
      expect(await takeHit(db, limit, began)).toMatchObject({ accepted: true });
      expect(await commits(db)).toEqual([{ waits: 'on' }]);
    });
    await kysely.transaction().execute(async (trx) => {
      expect(await takeHit(trx, limit, began)).toMatchObject({ accepted: true });
      expect(await commits(trx)).toEqual([{ waits: 'on' }]);
    });
    expect(await takeHit(kysely, limit, began)).toMatchObject({ accepted: false });
  });
});

describeOnBothDatabases('a limit of distinct things', (database) => {
  const of = (key: string, most: number) => ({ key, most, windowSeconds: 60 });
  const take = (limits: Parameters<typeof takeMembers>[1], members: number[], seconds = 0) =>
    takeMembers(database().kysely, limits, members, after(seconds));
  const counted = async (key: string, seconds = 0) =>
    (await countedMembers(database().kysely, of(key, 0), after(seconds))).toSorted((a, b) => a - b);

  it('counts each once, and takes all of a call or none', async () => {
    const limit = of('distinct', 4);
    expect(await take([limit], [1, -2, 3])).toBe(true);
    expect(await take([limit], [3, 4, 5])).toBe(false);
    expect(await take([limit], [3, 4])).toBe(true);
    expect(await counted('distinct')).toEqual([-2, 1, 3, 4]);
    expect(await countHits(database().kysely, limit, began)).toBe(4);
    expect(await take([limit], [1, 2, 3, 4, 5], 60)).toBe(false);
    expect(await take([limit], [9], 60)).toBe(true);
    expect(await counted('distinct', 60)).toEqual([9]);
  });

  it('counts in none of several where the first is full', async () => {
    expect(await take([of('small', 1)], [1])).toBe(true);
    expect(await take([of('small', 1), of('large', 9)], [2])).toBe(false);
    expect(await counted('large')).toEqual([]);
    expect(await take([of('other', 1), of('large', 9)], [2])).toBe(true);
    expect(await counted('large')).toEqual([2]);
  });

  it('takes no more of a burst than it has room for', async () => {
    const taken = await Promise.all(
      Array.from({ length: 8 }, (_, at) => take([of('burst of distinct', 5)], [2 * at, 2 * at + 1])),
    );
    expect(taken.filter(Boolean)).toHaveLength(2);
    expect(await counted('burst of distinct')).toHaveLength(4);
  });
});
