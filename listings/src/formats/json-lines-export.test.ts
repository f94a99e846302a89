import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { BrokenFileError } from '../reading/text-of-file.ts';
import { readListingFile } from '../importing/read-listing-file.ts';
import { collect, temporaryFile } from '../testing/files.ts';

const flat = {
  id: 4711,
  deal: 'sale',
  category: 'apartment',
  asking_price: 310000,
  currency: 'TND',
  area_sqm: 104.5,
  bedrooms: 2,
  town: 'La Marsa',
  posted_at: '2025-03-15T08:30:00Z',
};
const read = (content: string | Uint8Array) =>
  collect(
    readListingFile(temporaryFile(content), {
      format: 'json-lines-export',
      source: 'export',
      today: '2026-01-31',
    }),
  );
const lines = (...objects: unknown[]) => objects.map((object) => `${JSON.stringify(object)}\n`).join('');

it.each<[string, object, object]>([
  [
    'what every advertisement has',
    {},
    {
      source: 'export',
      sourceId: '4711',
      transaction: 'sale',
      propertyType: 'apartment',
      priceTnd: 310_000,
      surfaceM2: 104.5,
      rooms: 3,
      listedOn: '2025-03-15',
      locality: 'La Marsa',
      lat: 36.8785,
    },
  ],
  [
    'numbers as text',
    { asking_price: '310 000', area_sqm: '104,5' },
    { priceTnd: 310_000, surfaceM2: 104.5 },
  ],
  ['a position', { latitude: 36.85, longitude: 10.25 }, { lat: 36.85, lng: 10.25 }],
  [
    'details',
    { parking: true, swimming_pool: false, furnished: null, storey: 3, lift: true, bathrooms: 2 },
    { garage: true, pool: false, furnished: undefined, floor: 3, elevator: true, bathrooms: 2 },
  ],
  ['no currency', { currency: undefined }, { priceTnd: 310_000 }],
])('%s: understood', async (_what, change, listing) => {
  expect(await read(lines({ ...flat, ...change }))).toMatchObject([{ kind: 'listing', listing }]);
});

it.each<[string, unknown, string]>([
  ['another currency', { ...flat, currency: 'EUR' }, 'bad_number'],
  ['no price', { ...flat, asking_price: null }, 'missing_price'],
  ['a swap', { ...flat, deal: 'swap' }, 'unknown_transaction'],
  ['an office', { ...flat, category: 'office' }, 'unknown_property_type'],
  ['no place', { ...flat, town: undefined }, 'not_located'],
  ['no date', { ...flat, posted_at: 1742027400 }, 'bad_date'],
  ['a list', [flat], 'not_an_object'],
  ['a number', 12, 'not_an_object'],
])('%s: rejected, %j, as %s', async (_what, object, reason) => {
  expect(await read(lines(object, flat))).toMatchObject([{ kind: 'rejected', reason }, { kind: 'listing' }]);
});

it('may be gzipped, have blank lines and Windows line ends, and end without one', async () => {
  const text = `${JSON.stringify(flat)}\r\n\r\n${JSON.stringify({ ...flat, id: 2 })}`;
  expect(await read(gzipSync(text))).toMatchObject([{ rowNumber: 1 }, { rowNumber: 2, kind: 'listing' }]);
});

it('counts a line that is not JSON among the rejected', async () => {
  expect(await read(`<p>no\n${lines(flat)}`)).toMatchObject([
    { reason: 'not_an_object' },
    { kind: 'listing' },
  ]);
});

it.each([
  ['empty', '\n', 'is empty'],
  ['cut', lines(flat, flat).slice(0, -20), 'is cut: it ends in the middle of line 2'],
])('is broken when it is %s', async (_what, content, sentence) => {
  const reading = read(content);
  await expect(reading).rejects.toThrow(BrokenFileError);
  await expect(reading).rejects.toThrow(sentence);
});
