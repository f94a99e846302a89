import type { Listing } from '@soumdar/engine';
import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../testing/index.ts';
import { insertSampleIfEmpty, loadListings } from './listings.ts';
import type { SourcedListing } from './listing-rows.ts';
import { currentMarket } from './market.ts';
import { loadModel, saveModelInService } from './models.ts';

const facts: Listing = {
  id: '00000000-0000-8000-8000-000000000001',
  transaction: 'sale',
  propertyType: 'villa',
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
    expect(await currentMarket(database().kysely)).toEqual({
      listingsVersion: expect.any(String),
      modelVersion: null,
      count: 0,
      newestListedOn: null,
      sample: false,
    });
  });

  it('come back as they went in, unknown facts absent, more than one read holds', async () => {
    const others = Array.from({ length: 6000 }, (_, at) => ({
      ...villa,
      id: `00000000-0000-8000-8000-1${String(at).padStart(11, '0')}`,
    }));
    await insertSampleIfEmpty(database().kysely, [...others, villa]);
    const { listings, listingsVersion } = await loadListings(database().kysely);
    expect(listings[0]).toStrictEqual(facts);
    expect(listings).toHaveLength(6001);
    expect(listingsVersion).toBe((await currentMarket(database().kysely)).listingsVersion);
  });
});

describeOnBothDatabases('a model', (database) => {
  const model = (listingsVersion: string) => ({
    version: 'v1',
    listingsVersion,
    description: { rows: 3 },
    artefact: Uint8Array.from([0, 127, 128, 255]),
  });

  it('is kept and put in service, twice if need be', async () => {
    const { kysely } = database();
    const saved = model((await currentMarket(kysely)).listingsVersion);
    expect(await saveModelInService(kysely, saved)).toBe(true);
    expect(await saveModelInService(kysely, saved)).toBe(true);
    expect(await currentMarket(kysely)).toMatchObject({ modelVersion: 'v1' });
    const loaded = await loadModel(kysely, 'v1');
    expect({ ...loaded, artefact: Uint8Array.from(loaded!.artefact) }).toEqual(saved);
  });

  it('is refused when the listings it was learned from are no longer those in service', async () => {
    const { kysely } = database();
    const { listingsVersion } = await currentMarket(kysely);
    await insertSampleIfEmpty(kysely, [villa]);
    expect(await saveModelInService(kysely, { ...model(listingsVersion), version: 'v2' })).toBe(false);
    expect(await currentMarket(kysely)).toMatchObject({ modelVersion: 'v1' });
    expect(await loadModel(kysely, 'v2')).toBeUndefined();
  });
});
