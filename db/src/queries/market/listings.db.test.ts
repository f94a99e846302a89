import { randomUUID } from 'node:crypto';
import type { Listing } from '@soumdar/engine';
import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/index.ts';
import { insertSample, loadListings, loadComparables } from './listings.ts';
import type { SourcedListing } from './listing-rows.ts';
import { discardStaged, putInService, stageListings } from './listing-imports.ts';
import { marketVersions, summariseListings } from './market.ts';

const facts: Listing = {
  id: '00000000-0000-8000-8000-000000000001',
  transaction: 'sale',
  propertyType: 'villa',
  source: 'agency',
  priceTnd: 1_250_000.5,
  surfaceM2: 320,
  rooms: 6,
  garage: true,
  pool: false,
  condition: 'very_good',
  locality: 'La Marsa',
  lat: 36.8785,
  lng: 10.3235,
  listedOn: '2025-03-15',
};
const villa: SourcedListing = { ...facts, source: 'agency', sourceId: '12', governorate: 'Tunis' };

describeOnBothDatabases('the listings', (database) => {
  it('are none at first', async () => {
    expect(await summariseListings(database().kysely, 90)).toEqual({
      count: 0,
      retired: 0,
      newestListedOn: null,
      sample: false,
    });
  });

  it('come back as they went in, unknown facts absent, more than one read holds', async () => {
    const others = Array.from({ length: 6000 }, (_, at) => ({
      ...villa,
      id: `00000000-0000-8000-8000-1${String(at).padStart(11, '0')}`,
    }));
    await insertSample(database().kysely, [...others, villa]);
    const { listings, ...of } = await loadListings(database().kysely);
    expect(listings[0]).toStrictEqual(facts);
    expect(listings).toHaveLength(6001);
    expect(of).toMatchObject({ sample: true });
    expect(await marketVersions(database().kysely)).toMatchObject({
      listingsVersion: of.listingsVersion,
      imports: of.imports,
    });
  });
});

describeOnBothDatabases('the plot of a villa', (database) => {
  it('is kept, tells that the market carries plots, and is learned from', async () => {
    const { kysely } = database();
    await insertSample(kysely, [villa]);
    expect(await loadListings(kysely)).toMatchObject({ tellsPlots: false });
    await kysely.deleteFrom('listings').execute();
    await insertSample(kysely, [{ ...villa, plotM2: 612.5 }]);
    expect(await loadListings(kysely)).toMatchObject({
      tellsPlots: true,
      listings: [{ ...facts, plotM2: 612.5 }],
    });
    expect(await kysely.selectFrom('listings').select('plot_m2').execute()).toEqual([{ plot_m2: 612.5 }]);
  });
});

describeOnBothDatabases('a listing that comes and goes', (database) => {
  const day = (number: number) => new Date(Date.UTC(2026, 0, number));
  const listing = (at: number, source: string): SourcedListing => ({
    ...villa,
    source,
    id: `00000000-0000-8000-8000-2${String(at).padStart(11, '0')}`,
    listedOn: `2025-03-${10 + at}`,
  });
  const seen = async (when: Date, ...listings: SourcedListing[]) => {
    const importId = randomUUID();
    const rows = listings.map((row, at) => ({ rowNumber: at + 1, listing: row }));
    await stageListings(database().kysely, importId, rows, when);
    await putInService(database().kysely, {
      importId,
      rowsStaged: rows.length,
      fileName: 'seen.csv',
      startedAt: when,
      finishedAt: when,
      reading: {},
    });
    await discardStaged(database().kysely, importId);
  };
  const inService = async () => {
    const { listings } = await loadComparables(database().kysely, 100, 30);
    return listings.map(({ listedOn }) => listedOn);
  };

  it('stays a comparable while its source has not been imported since for long', async () => {
    await seen(day(1), listing(1, 'weekly'), listing(2, 'weekly'), listing(3, 'once'));
    await seen(day(31), listing(1, 'weekly'));
    expect(await inService()).toEqual(['2025-03-11', '2025-03-12', '2025-03-13']);
  });

  it('leaves the comparables, never what is learned from', async () => {
    await seen(day(32), listing(1, 'weekly'));
    expect(await inService()).toEqual(['2025-03-11', '2025-03-13']);
    expect((await loadListings(database().kysely)).listings).toHaveLength(3);
    expect(await summariseListings(database().kysely, 30)).toEqual({
      count: 2,
      retired: 1,
      newestListedOn: '2025-03-13',
      sample: false,
    });
  });

  it('comes back when it is seen again, though no listing has changed', async () => {
    const before = await marketVersions(database().kysely);
    await seen(day(40), listing(2, 'weekly'));
    expect(await inService()).toEqual(['2025-03-11', '2025-03-12', '2025-03-13']);
    const { listingsVersion, imports } = await marketVersions(database().kysely);
    expect(listingsVersion).toBe(before.listingsVersion);
    expect(imports).toBe(before.imports + 1);
  });

  it('is a comparable as the model knows it only', async () => {
    const { imports } = await marketVersions(database().kysely);
    const changed = { ...listing(1, 'weekly'), priceTnd: 99_000 };
    await seen(day(41), changed, listing(2, 'weekly'), listing(4, 'weekly'));
    const known = async (knownImports: number) =>
      (await loadComparables(database().kysely, knownImports, 30)).listings.map(({ id }) => id.at(-1));
    expect(await known(imports)).toEqual(['2', '3']);
    expect(await known(imports + 1)).toEqual(['1', '2', '3', '4']);
  });
});
