import { randomUUID } from 'node:crypto';
import {
  finishRefresh,
  insertSample,
  listModels,
  marketVersions,
  putModelInService,
  releaseLease,
  saveModel,
  startRefresh,
  takeLease,
  type Database,
} from '@soumdar/db';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { estimate } from '@soumdar/engine';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { lakeside, smallListings } from '../testing/small-market.ts';
import { watchMarket } from './market-in-service.ts';

const clock = () => new Date('2026-03-02T10:00:00Z');
const later = (seconds: number) => new Date(clock().getTime() + seconds * 1000);

function watch(database: Database, now = clock) {
  const alerts: string[] = [];
  const watching = watchMarket(database, now, 90);
  onTestFinished(() => watching.stop());
  return { ...watching, alerts, update: () => watching.update((text) => alerts.push(text)) };
}

// each test continues from the database of the one before
describeOnBothDatabases('the market in service', (database) => {
  const changeListings = () =>
    database().kysely.updateTable('market').set({ listings_version: randomUUID() }).execute();

  it('is learned from no listing at all, and knows no comparable', async () => {
    const watching = watch(database());
    expect(watching.served()).toBeUndefined();
    await watching.update();
    await watching.firstServed;
    expect(watching.served()?.basis).toEqual({
      listings: 0,
      newestListedOn: null,
      sample: false,
      asksPlot: false,
    });
  });

  it('is learned anew when listings come in, kept, and put in service', async () => {
    const watching = watch(database());
    await watching.update();
    const empty = watching.served();
    const sourced = smallListings.map((listing) => ({ ...listing, source: 'test' }));
    await insertSample(database().kysely, sourced);

    await watching.update();
    const served = watching.served()!;
    expect(served.basis).toEqual({
      listings: 40,
      newestListedOn: '2025-11-01',
      sample: true,
      asksPlot: false,
    });
    expect(served.modelVersion).not.toBe(empty?.modelVersion);
    expect(served.refreshedAt).toBeNull();
    expect(await marketVersions(database().kysely)).toMatchObject({
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
    await watching.update();
    const served = watching.served();
    await watching.update();
    expect(watching.served()).toBe(served);
  });

  it('is up to date as of the last refresh, which may have changed nothing', async () => {
    const watching = watch(database());
    await watching.update();
    const { kysely } = database();
    const finishedAt = new Date('2100-03-08T03:00:00Z');
    const report = { sources: [{ name: 'weekly', files: [{ file: 'a.csv', kind: 'unchanged' }] }] };
    const id = await startRefresh(kysely, finishedAt);
    await finishRefresh(kysely, id, { finishedAt, outcome: 'unchanged', report });
    await watching.update();
    expect(watching.served()?.refreshedAt).toBe('2100-03-08T03:00:00.000Z');
  });

  it('is taken over from another process without learning', async () => {
    const [one, other] = [watch(database()), watch(database())];
    await one.update();
    await other.update();
    expect(other.served()?.modelVersion).toBe(one.served()?.modelVersion);
  });

  it('is learned anew when the model in service is one this version cannot read', async () => {
    const { kysely } = database();
    const { listingsVersion, modelVersion } = await marketVersions(kysely);
    const unreadable = {
      version: 'unreadable',
      createdAt: clock().toISOString(),
      listingsVersion,
      imports: 1,
      fromSample: false,
      description: { rows: { read: 40 } },
      refusedBecause: null,
      artefact: Buffer.from('?'),
      figures: {},
      areas: null,
    };
    await saveModel(kysely, unreadable, modelVersion);
    const watching = watch(database());
    await watching.update();
    expect(watching.served()?.modelVersion).not.toBe('unreadable');
  });

  it('is learned anew when the model in service was learned without figures of zones', async () => {
    const { kysely } = database();
    const { modelVersion } = await marketVersions(kysely);
    await kysely.updateTable('models').set({ figures: null }).execute();
    const watching = watch(database(), () => later(2));
    await watching.update();
    const served = watching.served()!;
    expect(served.modelVersion).not.toBe(modelVersion);
    expect(served.figures!.zones['tunisie']!.groups).not.toEqual([]);
  });

  it('goes on answering without figures of zones where what is learned anew is refused, and learns once', async () => {
    const { kysely } = database();
    // better than anything that can be learned
    const perfect = {
      rows: { read: 40, used: 40, leftOut: {} },
      accuracy: [
        { transaction: 'sale', propertyType: 'apartment', fields: 'basic', rows: 20, medianError: -10 },
      ],
    };
    await kysely
      .updateTable('models')
      .set({ figures: null, description: JSON.stringify(perfect), from_sample: false })
      .execute();
    const { modelVersion } = await marketVersions(kysely);
    const watching = watch(database(), () => later(3));
    await watching.update();
    await watching.update();
    expect(watching.served()).toMatchObject({ modelVersion, figures: undefined });
    expect(watching.alerts).toHaveLength(1);
  });

  it('is learned anew, with one alert, when the model in service is damaged', async () => {
    const { kysely } = database();
    const { modelVersion: damaged } = await marketVersions(kysely);
    await sql`
      update models set artefact = set_byte(artefact, length(artefact) / 2, 255 - get_byte(artefact, length(artefact) / 2))
      where version = ${damaged}`.execute(kysely);
    const lease = { name: 'refresh' as const, holder: randomUUID() };
    await takeLease(kysely, lease, clock());
    const watching = watch(database(), () => later(1));
    await watching.update();
    await watching.update();
    expect(watching.served()).toBeUndefined();
    expect(watching.alerts).toEqual([
      `The model ${damaged} is damaged in the database: it is not used, and another is learned. Check the disk.`,
    ]);

    await releaseLease(kysely, lease);
    await watching.update();
    const { modelVersion } = await marketVersions(kysely);
    expect(modelVersion).not.toBe(damaged);
    expect(watching.served()).toMatchObject({ modelVersion, basis: { listings: 40 } });
  });

  it('is learned by one process at a time, and by another when that one is silent', async () => {
    const { kysely } = database();
    await changeListings();
    const lease = { name: 'learning' as const, holder: randomUUID() };
    await takeLease(kysely, lease, clock());
    let now = clock();
    const waiting = watch(database(), () => now);
    await waiting.update();
    expect(waiting.served()).toBeUndefined();

    now = later(60);
    await waiting.update();
    expect(waiting.served()).toBeDefined();
  });

  it('is left alone while a refresh is under way', async () => {
    const { kysely } = database();
    await changeListings();
    const lease = { name: 'refresh' as const, holder: randomUUID() };
    await takeLease(kysely, lease, clock());
    const { judgedListingsVersion } = await marketVersions(kysely);
    await watch(database()).update();
    expect(await marketVersions(kysely)).toMatchObject({ judgedListingsVersion });
    await releaseLease(kysely, lease);
  });

  it('takes over a model that was put in service by hand', async () => {
    const watching = watch(database());
    await watching.update();
    const models = await listModels(database().kysely);
    const before = models.find(({ version, inService }) => !inService && version !== 'unreadable');
    await putModelInService(database().kysely, before!.version);
    await watching.update();
    expect(watching.served()?.modelVersion).toBe(before?.version);
  });
});
