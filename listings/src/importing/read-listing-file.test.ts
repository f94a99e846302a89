import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { apartment, collect, csvOf, temporaryFile } from '../testing/files.ts';
import { BrokenFileError } from '../reading/text-of-file.ts';
import { readHoldoutFile, readListingFile } from './read-listing-file.ts';

const today = '2026-01-31';
const read = (content: string | Uint8Array) => collect(readListingFile(temporaryFile(content), { today }));

/** Or the reason of rejection. */
async function readOne(row: typeof apartment) {
  const [only] = await read(csvOf([{ ...apartment, ...row }]));
  return only?.kind === 'listing' ? only.listing : only?.reason;
}

describe('a row', () => {
  it('gives a listing with every fact typed', async () => {
    const stated = {
      source_id: 'A1',
      transaction: 'Rent',
      rooms: '3.0',
      bathrooms: '1',
      garage: 'true',
      pool: 'false',
      furnished: 'True',
      condition: 'very_good',
      standing: 'high',
      floor: '0',
      age_years: '0.5',
      sea_view: 'true',
    };
    expect(await readOne(stated)).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      source: 'agency',
      sourceId: 'A1',
      transaction: 'rent',
      propertyType: 'apartment',
      priceTnd: 300_000,
      surfaceM2: 100,
      rooms: 3,
      bathrooms: 1,
      garage: true,
      pool: false,
      furnished: true,
      condition: 'very_good',
      standing: 'high',
      floor: 0,
      ageYears: 0,
      seaView: true,
      governorate: 'Tunis',
      city: 'La Marsa',
      locality: 'La Marsa',
      lat: 36.8785,
      lng: 10.3235,
      listedOn: '2025-03-15',
    });
  });

  it.each([
    [{ property_type: 'villa', plot_m2: '612.5' }, 612.5],
    [{ property_type: 'house', plot_m2: '300' }, 300],
    [{ property_type: 'villa', plot_m2: '' }, undefined],
    [{ property_type: 'villa', plot_m2: 'large' }, undefined],
    [{ property_type: 'villa', plot_m2: '0' }, undefined],
    [{ property_type: 'villa', plot_m2: '1e9' }, undefined],
    [{ property_type: 'apartment', plot_m2: '300' }, undefined],
    [{ property_type: 'land', plot_m2: '300' }, undefined],
  ])('%j: the plot is %j m²', async (row, plotM2) => {
    expect(await readOne(row)).toMatchObject({ locality: 'La Marsa', plotM2 });
  });

  it.each([
    ['unknown_transaction', { transaction: 'swap' }],
    ['unknown_property_type', { property_type: 'castle' }],
    ['missing_price', { price_tnd: '' }],
    ['bad_number', { price_tnd: 'on request' }],
    ['implausible_price', { price_tnd: '0' }],
    ['implausible_price', { price_tnd: '1000000000000000.0' }],
    ['missing_surface', { surface_m2: ' ' }],
    ['implausible_surface', { surface_m2: '0.0' }],
    ['implausible_surface', { surface_m2: '1e9' }],
    ['bad_date', { listed_on: '' }],
    ['bad_date', { listed_on: '2025-02-30' }],
    ['bad_date', { listed_on: '15/03/2025' }],
    ['old_date', { listed_on: '1900-01-01' }],
    ['old_date', { listed_on: '2014-12-31' }],
    ['future_date', { listed_on: '2026-02-01' }],
    ['bad_number', { lat: 'north' }],
    ['outside_tunisia', { lat: '48.85', lng: '2.35' }],
    ['not_located', { lat: '', lng: '', city: 'Autres villes', locality: 'Autres villes' }],
  ])('is rejected: %s %j', async (reason, row) => {
    expect(await readOne(row)).toBe(reason);
  });

  it('is kept when a detail makes no sense, the detail unknown', async () => {
    const row = {
      rooms: '71994',
      bathrooms: '0',
      floor: 'rdc',
      age_years: '-3',
      garage: 'maybe',
      condition: 'fine',
    };
    const listing = await readOne(row);
    expect(listing).toMatchObject({ surfaceM2: 100 });
    expect(listing).not.toMatchObject({ rooms: expect.anything() });
    for (const fact of ['rooms', 'bathrooms', 'floor', 'ageYears', 'garage', 'condition']) {
      expect(listing).toHaveProperty(fact, undefined);
    }
  });

  it('is located by its names when it has no coordinates', async () => {
    expect(await readOne({ lat: '', lng: '', governorate: '', city: 'Hammamet Nord' })).toMatchObject({
      governorate: 'Nabeul',
      lat: 36.413,
      lng: 10.64,
    });
  });

  it.each([
    ['a second name of La Marsa', { lat: '36.8785', lng: '10.3245' }, { lat: 36.8785, lng: 10.3235 }],
    ['an address in La Marsa', { lat: '36.8752', lng: '10.3251' }, { lat: 36.8785, lng: 10.3235 }],
    ['a place in no neighbourhood', { lat: '35.8', lng: '9.2' }, { lat: 35.8, lng: 9.2 }],
  ])('stands in the centre of its quarter: %s', async (_where, row, centre) => {
    expect(await readOne(row)).toMatchObject(centre);
    const [held] = await collect(readHoldoutFile(temporaryFile(csvOf([{ ...apartment, ...row }]))));
    expect(held!.advertisement).toMatchObject(centre);
  });

  it('is known by the position that its source states', async () => {
    const rows = [{}, { lng: '10.3245' }].map((row) => ({ ...apartment, ...row }));
    const listings = await read(csvOf(rows));
    expect(new Set(listings.map((row) => row.kind === 'listing' && row.listing.id)).size).toBe(2);
  });

  it('is known by source and id, else by all it states', async () => {
    const id = async (row: typeof apartment) => {
      const listing = await readOne(row);
      return typeof listing === 'object' ? listing.id : undefined;
    };
    const numbered = await id({ source_id: '7' });
    expect(await id({ source_id: '7', price_tnd: '290000' })).toBe(numbered);
    expect(await id({ source_id: '7', source: 'other' })).not.toBe(numbered);
    const unnumbered = await id({});
    expect(await id({ price_tnd: '300000.0' })).toBe(unnumbered);
    expect(await id({ price_tnd: '290000' })).not.toBe(unnumbered);
  });
});

describe('a file', () => {
  it('may have its columns in any order, others beside them, blank lines, quotes and Windows line ends', async () => {
    const header = csvOf([]).trim().split(',').toReversed();
    const row = header.map((column) => apartment[column as keyof typeof apartment] ?? '');
    const text = `\uFEFFremark,${header.join(',')}\r\n\r\n"near the sea, ""quiet""",${row.join(',')}\r\n`;
    expect(await read(text)).toMatchObject([
      { kind: 'listing', rowNumber: 1, listing: { locality: 'La Marsa' } },
    ]);
  });

  it('may lack the columns that came after it was written', async () => {
    const header = csvOf([]).trim().split(',');
    const [text, shorter] = [header, header.filter((column) => column !== 'plot_m2')].map((columns) =>
      [columns, columns.map((column) => apartment[column as keyof typeof apartment] ?? ''), ['']].join('\n'),
    );
    expect(shorter).not.toContain('plot_m2');
    expect(await read(shorter!)).toEqual(await read(text!));
  });

  it('may be gzipped, whatever its name', async () => {
    expect(await read(gzipSync(csvOf([apartment])))).toHaveLength(1);
  });

  it('may have rows with a wrong number of cells before the last', async () => {
    const [header, row] = csvOf([apartment]).split('\n');
    const rows = await read([header, 'agency,short', row, ''].join('\n'));
    expect(rows).toMatchObject([
      { kind: 'rejected', rowNumber: 1, reason: 'wrong_cell_count' },
      { kind: 'listing', rowNumber: 2 },
    ]);
  });

  it('may end without line break', async () => {
    expect(await read(csvOf([apartment]).trimEnd())).toMatchObject([{ kind: 'listing' }]);
  });

  const whole = csvOf([apartment, apartment]);
  it.each<[string, string | Uint8Array, string]>([
    ['empty', '', 'is empty'],
    ['cut between cells', whole.slice(0, -30), 'is cut: it ends in the middle of line 3'],
    ['cut within the date', whole.slice(0, -3), 'is cut: it ends in the middle of line 3'],
    ['cut within quotes', `${whole}agency,"12`, 'at line 4: a quote is opened and never closed'],
    ['quoted wrongly', `${whole}agency,"12"3,\n`, 'at line 4: a quote stands where none may'],
    [
      'short of columns',
      'source,price_tnd\n',
      'lacks the columns source_id, transaction, property_type, surface_m2',
    ],
    ['with a column twice', whole.replace('source_id', 'source'), 'lacks the columns source_id'],
    ['with another column twice', whole.replace(/^/, 'source,'), 'has two columns named source'],
    ['in UTF-16', Buffer.from(`\uFEFF${whole}`, 'utf16le'), 'is in UTF-16'],
    [
      'in Latin-1',
      Buffer.from(whole.replaceAll('La Marsa', 'Béja'), 'latin1'),
      'is not UTF-8 text: see line 2',
    ],
    ['binary', `${whole}\0\0\0`, 'is not text: see line 4'],
    ['cut after being gzipped', gzipSync(whole).subarray(0, -10), 'is a cut or damaged gzip file'],
  ])('%s is broken', async (_what, content, sentence) => {
    const failure = await read(content).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(BrokenFileError);
    expect((failure as Error).message).toContain(sentence);
  });

  it.each([
    ['missing', '/no/such/file.csv', 'There is no file'],
    ['a folder', '/', 'is not a file'],
  ])('%s is broken', async (_what, path, sentence) => {
    const reading = collect(readListingFile(path));
    await expect(reading).rejects.toThrow(BrokenFileError);
    await expect(reading).rejects.toThrow(sentence);
  });
});

it('reads a holdout row by row, prices withheld or not', async () => {
  const rows = [apartment, { ...apartment, price_tnd: '' }, { ...apartment, surface_m2: '' }];
  const holdout = await collect(readHoldoutFile(temporaryFile(csvOf(rows))));
  expect(holdout).toMatchObject([
    {
      rowNumber: 1,
      transaction: 'sale',
      propertyType: 'apartment',
      priceTnd: 300_000,
      advertisement: { surfaceM2: 100 },
    },
    { rowNumber: 2, priceTnd: undefined, advertisement: { surfaceM2: 100 } },
    { rowNumber: 3, priceTnd: 300_000, advertisement: undefined },
  ]);
  expect(JSON.stringify(holdout[0]?.advertisement)).not.toContain('300000');

  const [header, row] = csvOf([apartment]).replace('price_tnd', 'asked').split('\n');
  const withheld = await collect(readHoldoutFile(temporaryFile(`${header}\n${row}\n`)));
  expect(withheld).toMatchObject([{ priceTnd: undefined, advertisement: { surfaceM2: 100 } }]);
});
