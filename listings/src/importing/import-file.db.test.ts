import { lastImports, loadListings, marketVersions } from '@soumdar/db';
import { describeOnBothDatabases } from '@soumdar/db/testing';
import { expect, it } from 'vitest';
import { BrokenFileError } from '../reading/text-of-file.ts';
import { apartment, csvOf, temporaryFile } from '../testing/files.ts';
import { importFile } from './import-file.ts';

type Row = typeof apartment;

const numbered = (id: string, change: Row = {}): Row => ({ ...apartment, source_id: id, ...change });
const file = (...rows: Row[]) => temporaryFile(csvOf(rows));
const nothing = { accepted: 0, updated: 0, unchanged: 0, duplicates: 0, sampleRemoved: 0 };

describeOnBothDatabases('an import', (database) => {
  const importRows = (...rows: Row[]) => importFile(database(), { path: file(...rows) });
  const prices = async () => (await loadListings(database().kysely)).listings.map(({ priceTnd }) => priceTnd);
  const version = async () => (await marketVersions(database().kysely)).listingsVersion;

  it('puts the rows of a file in service and tells what became of each', async () => {
    const before = await version();
    const report = await importRows(
      numbered('1'),
      apartment,
      { ...apartment, price_tnd: '' },
      apartment,
      { ...apartment, surface_m2: '0' },
      { ...apartment, price_tnd: '' },
    );
    expect(report).toEqual({
      ...nothing,
      rowsRead: 6,
      accepted: 2,
      duplicates: 1,
      rejected: {
        missing_price: { count: 2, firstRows: [3, 6] },
        implausible_surface: { count: 1, firstRows: [5] },
      },
    });
    expect(await prices()).toEqual([300_000, 300_000]);
    expect(await version()).not.toBe(before);
    expect(await lastImports(database().kysely, 1)).toMatchObject([{ fileName: 'listings.csv', report }]);
  });

  it('adds nothing the second time, and leaves the market as it is', async () => {
    const before = await version();
    expect(await importRows(numbered('1'), apartment)).toEqual({
      ...nothing,
      rowsRead: 2,
      unchanged: 2,
      rejected: {},
    });
    expect(await version()).toBe(before);
  });

  it('updates a listing whose facts have changed', async () => {
    const before = await version();
    expect(await importRows(numbered('1', { price_tnd: '280000' }))).toMatchObject({
      accepted: 0,
      updated: 1,
    });
    expect(new Set(await prices())).toEqual(new Set([280_000, 300_000]));
    expect(await version()).not.toBe(before);
  });

  it('takes the latest of the rows that share an id', async () => {
    const report = await importRows(
      numbered('1', { price_tnd: '260000', listed_on: '2025-05-01' }),
      numbered('1', { price_tnd: '270000', listed_on: '2025-06-01' }),
      numbered('1', { price_tnd: '250000', listed_on: '2025-04-01' }),
    );
    expect(report).toMatchObject({ updated: 1, duplicates: 2 });
    expect(await prices()).toContain(270_000);
  });

  it('changes nothing when the file is broken, however late', async () => {
    const before = await prices();
    const rows = Array.from({ length: 2500 }, (_, at) => numbered(`broken ${at}`));
    const broken = temporaryFile(`${csvOf(rows)}agency,cut`);
    await expect(importFile(database(), { path: broken })).rejects.toThrow(BrokenFileError);
    expect(await prices()).toEqual(before);
  });

  it('changes nothing when it is told to end before the last row was read', async () => {
    const before = await prices();
    const rows = Array.from({ length: 2500 }, (_, at) => numbered(`ended ${at}`));
    const ending = importFile(
      database(),
      { path: file(...rows) },
      { signal: AbortSignal.abort(new Error('the end')) },
    );
    await expect(ending).rejects.toThrow('the end');
    expect(await prices()).toEqual(before);
  });

  it('does not mix with another that runs at once', async () => {
    const rows = (source: string) => Array.from({ length: 1500 }, (_, at) => numbered(`${at}`, { source }));
    const reports = await Promise.all([importRows(...rows('left')), importRows(...rows('right'))]);
    expect(reports).toMatchObject([{ accepted: 1500 }, { accepted: 1500 }]);
  });
});
