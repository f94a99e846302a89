import { insertSample } from '@soumdar/db';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { syntheticListings } from '@soumdar/engine';
import { expect, it, onTestFinished } from 'vitest';
import { measureHardErrors } from './hard-tests.ts';
import { watchMarket } from './market-in-service.ts';

const clock = () => new Date('2026-03-02T10:00:00Z');

const listings = syntheticListings(1200, 4).map((listing, at) => ({
  ...listing,
  id: `00000000-0000-8000-8000-${String(at).padStart(12, '0')}`,
  source: at % 2 ? 'portal' : 'agency',
}));

describeOnBothDatabases('errors on what a model could not know', (database) => {
  const measure = () => measureHardErrors(database(), new AbortController().signal);

  it('are not measured for the sample, once for real advertisements, and served without a restart', async () => {
    const { kysely } = database();
    const watching = watchMarket(database(), clock, 90);
    onTestFinished(() => watching.stop());
    await insertSample(kysely, listings);
    await watching.update(() => {});
    expect(await measure()).toBe(false);

    await kysely.updateTable('listings').set({ sample: false }).execute();
    await kysely.updateTable('models').set({ from_sample: false }).execute();
    await watching.update(() => {});
    const before = watching.served()!.figures!;
    expect(before.hardErrors).toBeUndefined();
    expect(await measure()).toBe(true);
    expect(await measure()).toBe(false);

    await watching.update(() => {});
    const { figures } = watching.served()!;
    expect(figures).not.toBe(before);
    expect(figures!.hardErrors!.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'unseenSite agency',
      'unseenSite portal',
      'forward 2025-07-01',
    ]);
  });
});
