import { insertSample, loadListings, summariseListings } from '@soumdar/db';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { importFile } from '../importing/import-file.ts';
import { apartment, csvOf, temporaryFile } from '../testing/files.ts';
import { loadSample } from './sample-listings.ts';
import { sampleListings } from './sample-listings.ts';

const file = (row: typeof apartment) => temporaryFile(csvOf([row]));

// each test continues on the database of the previous one
describeOnBothDatabases('the sample', (database) => {
  const load = () => loadSample(database(), new Date('2026-07-01T09:00:00Z'));
  const sample = sampleListings('2026-07-01');

  it('goes into an empty table once, whoever asks, its dates counted back from that day', async () => {
    const loaded = await Promise.all([load(), load()]);
    expect(loaded.filter(Boolean)).toHaveLength(1);
    expect(await summariseListings(database().kysely, 90)).toMatchObject({
      count: sample.length,
      sample: true,
      newestListedOn: '2026-07-01',
    });
  });

  it('takes the place of an older one once, whoever asks', async () => {
    await database().kysely.updateTable('listings').set({ source: 'sample', price_tnd: 1 }).execute();
    const loaded = await Promise.all([load(), load()]);
    expect(loaded.filter(Boolean)).toHaveLength(1);
    const { listings } = await loadListings(database().kysely);
    expect(listings).toHaveLength(sample.length);
    expect(listings.filter(({ priceTnd }) => priceTnd === 1)).toEqual([]);
  });

  it('stays when a file holds no usable row', async () => {
    expect(await importFile(database(), { path: file({ ...apartment, price_tnd: '' }) })).toMatchObject({
      sampleRemoved: 0,
    });
    expect(await summariseListings(database().kysely, 90)).toMatchObject({ sample: true });
  });

  it('leaves with the first real listing, and does not come back', async () => {
    expect(await importFile(database(), { path: file(apartment) })).toMatchObject({
      accepted: 1,
      sampleRemoved: sample.length,
    });
    expect(await load()).toBe(false);
    expect(await summariseListings(database().kysely, 90)).toMatchObject({ count: 1, sample: false });
  });

  it('leaves everything alone where an advertisement is beside an older one', async () => {
    const older = sample.slice(0, 3).map((listing) => ({ ...listing, source: 'sample' }));
    const { kysely } = database();
    const real = await kysely.selectFrom('listings').selectAll().execute();
    await kysely.deleteFrom('listings').execute();
    await insertSample(kysely, older);
    await kysely.insertInto('listings').values(real).execute();
    expect(await load()).toBe(false);
    expect(await summariseListings(kysely, 90)).toMatchObject({ count: 4, sample: true });
  });
});
