import { insertSampleIfEmpty, marketVersions, saveModelInService, takeHit, type Database } from '@soumdar/db';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { estimate } from '@soumdar/engine';
import { expect, it, onTestFinished } from 'vitest';
import { lakeside, smallListings } from '../testing/small-market.ts';
import { watchMarket } from './watch-market.ts';

const clock = () => new Date('2026-03-02T10:00:00Z');

function watch(database: Database) {
  const watching = watchMarket(database, clock);
  onTestFinished(() => watching.stop());
  return watching;
}

// each test goes on from the database the one before has left
describeOnBothDatabases('the market in service', (database) => {
  it('is learned from no listing at all, and knows no comparable', async () => {
    const watching = watch(database());
    expect(watching.served()).toBeUndefined();
    await watching.refresh();
    expect(watching.served()?.basis).toEqual({ listings: 0, newestListedOn: null, sample: false });
  });

  it('is learned anew when listings come in, kept, and put in service', async () => {
    const watching = watch(database());
    await watching.refresh();
    const empty = watching.served();
    const sourced = smallListings.map((listing) => ({ ...listing, source: 'test' }));
    await insertSampleIfEmpty(database().kysely, sourced);

    await watching.refresh();
    const served = watching.served()!;
    expect(served.basis).toEqual({ listings: 40, newestListedOn: '2025-11-01', sample: true });
    expect(served.modelVersion).not.toBe(empty?.modelVersion);
    expect(await marketVersions(database().kysely)).toEqual({
      listingsVersion: served.listingsVersion,
      modelVersion: served.modelVersion,
    });
    const flat = { propertyType: 'apartment' as const, ...lakeside, surfaceM2: 100 };
    expect(estimate(flat, served.market, '2026-03-02').sale).toMatchObject({
      kind: 'estimated',
      comparableCount: 20,
    });
  });

  it('stays as it is while nothing changes', async () => {
    const watching = watch(database());
    await watching.refresh();
    const served = watching.served();
    await watching.refresh();
    expect(watching.served()).toBe(served);
  });

  it('is taken over from another process without learning', async () => {
    const [one, other] = [watch(database()), watch(database())];
    await one.refresh();
    await other.refresh();
    expect(other.served()?.modelVersion).toBe(one.served()?.modelVersion);
  });

  it('is learned anew when the model in service is one this version cannot read', async () => {
    const { kysely } = database();
    const { listingsVersion } = await marketVersions(kysely);
    const unreadable = {
      version: 'unreadable',
      listingsVersion,
      description: {},
      artefact: Buffer.from('?'),
    };
    await saveModelInService(kysely, unreadable);
    const watching = watch(database());
    await watching.refresh();
    expect(watching.served()?.modelVersion).not.toBe('unreadable');
  });

  it('is learned by one process at a time', async () => {
    if (database().kind === 'embedded') return;
    const { kysely } = database();
    await kysely.updateTable('market').set({ model_version: null }).execute();
    await takeHit(kysely, { key: 'learning', most: 1, windowSeconds: 180 }, clock());
    const waiting = watch(database());
    await waiting.refresh();
    expect(waiting.served()).toBeUndefined();

    const later = watchMarket(database(), () => new Date(clock().getTime() + 180_000));
    await later.refresh();
    expect(later.served()).toBeDefined();
    await waiting.refresh();
    expect(waiting.served()?.modelVersion).toBe(later.served()?.modelVersion);
  });
});
