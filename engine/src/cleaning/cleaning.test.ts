import { describe, expect, test } from 'vitest';
import { seededRandom } from '../statistics/seeded-random.ts';
import { syntheticListings } from '../testing/synthetic-listings.ts';
import type { Listing } from '../vocabulary/property.ts';
import { clean } from './clean.ts';
import { findDuplicates } from './duplicates.ts';
import { implausibility } from './plausible.ts';

const flat: Listing = {
  id: 'flat',
  transaction: 'sale',
  propertyType: 'apartment',
  priceTnd: 250_000,
  surfaceM2: 100,
  rooms: 3,
  lat: 36.8,
  lng: 10.18,
  locality: 'Tunis',
  listedOn: '2025-03-15',
};

describe('implausibility of a listing alone', () => {
  test.each<[string | undefined, Partial<Listing>]>([
    [undefined, {}],
    ['monthly_price_among_sales', { priceTnd: 900 }],
    ['sale_price_among_rents', { transaction: 'rent' }],
    ['implausible_price', { priceTnd: 9_000_000, surfaceM2: 1000 }],
    ['implausible_surface', { surfaceM2: 5 }],
    ['implausible_price_per_m2', { priceTnd: 6_000_000, surfaceM2: 250 }],
    [undefined, { propertyType: 'land', surfaceM2: 5000 }],
  ])('is %s for %j', (reason, facts) => {
    const listing = { ...flat, ...facts };
    expect(implausibility(listing)).toBe(reason);
  });
});

describe('duplicates', () => {
  const repeated = (facts: Partial<Listing>) =>
    [...findDuplicates([flat, { ...flat, id: 'other', ...facts }])].map(({ id }) => id);

  test('of two advertisements of one property the one with fewer attributes is left out', () => {
    expect(repeated({ rooms: undefined })).toEqual(['other']);
    expect(repeated({ elevator: true })).toEqual(['flat']);
  });

  test('a repeated advertisement in a neighbouring quarter is a duplicate, one in another town is not', () => {
    expect(repeated({ lat: 36.81 })).toHaveLength(1);
    expect(repeated({ lat: 36.9 })).toEqual([]);
  });

  test('a house repeated as a villa is a duplicate, as an apartment it is not', () => {
    const house: Listing = { ...flat, propertyType: 'house' };
    expect(findDuplicates([house, { ...house, id: 'other', propertyType: 'villa' }]).size).toBe(1);
    expect(findDuplicates([house, flat]).size).toBe(0);
  });

  test('an advertisement with another price, surface or number of rooms is no duplicate', () => {
    for (const facts of [{ priceTnd: 251_000 }, { surfaceM2: 101 }, { rooms: 4 }])
      expect(repeated(facts)).toEqual([]);
  });

  test('a sale that one site repeats in the same place with other rooms alone is a duplicate', () => {
    const first: Listing = { ...flat, source: 'menzili', bathrooms: 1 };
    const found = (facts: Partial<Listing>, of = first) =>
      findDuplicates([of, { ...of, id: 'other', rooms: 5, ...facts }]).size;
    expect(found({})).toBe(1);
    expect(found({}, { ...first, transaction: 'rent', priceTnd: 900 })).toBe(0);
    for (const facts of [{ bathrooms: 2 }, { source: 'tayara' }, { lat: 36.81 }])
      expect(found(facts)).toBe(0);
  });
});

describe('outliers', () => {
  const sales = syntheticListings(1000, 1).filter((listing) => listing.transaction === 'sale');
  const sample = sales.find(
    ({ propertyType, priceTnd, surfaceM2 }) => propertyType === 'house' && priceTnd < 900 * surfaceM2,
  )!;
  const reasonFor = (priceTnd: number) =>
    clean([...sales, { ...sample, id: 'odd', priceTnd }], 'published', seededRandom(1)).reasons.get('odd');

  test('ten times the price of similar listings is a typing error, five times is far from similar, a third more is kept', () => {
    expect(reasonFor(sample.priceTnd * 10)).toBe('ten_fold_error');
    expect(reasonFor(sample.priceTnd * 5)).toBe('far_from_similar');
    expect(reasonFor(sample.priceTnd * 1.3)).toBeUndefined();
  });
});
