import { expect, test } from 'vitest';
import type { Listing, Subject } from '../vocabulary/property.ts';
import { beyondComparables } from './beyond-comparables.ts';
import { indexByType } from './comparables-index.ts';

const asOf = '2026-01-15';
const flat: Subject = { propertyType: 'apartment', surfaceM2: 100, lat: 36.8, lng: 10.18 };

const listing = (id: string, overrides: Partial<Listing>): Listing => ({
  ...flat,
  id,
  transaction: 'sale',
  priceTnd: 300_000,
  locality: 'Ennasr',
  listedOn: asOf,
  ...overrides,
});

const listings = [
  listing('comparable', { lat: 36.81 }),
  listing('far', { lat: 36.3 }),
  listing('farther', { lat: 36.1 }),
  listing('at the other end of the country', { lat: 33.5 }),
  listing('far and much larger', { lat: 36.3, surfaceM2: 900 }),
  listing('house', { propertyType: 'house', lat: 36.82 }),
  listing('villa', { propertyType: 'villa', lat: 36.81 }),
  listing('house far away', { propertyType: 'house', lat: 36.3 }),
  listing('plot', { propertyType: 'land' }),
];
const market = {
  comparables: { sale: indexByType('sale', listings), rent: indexByType('rent', []) },
};
const idsAround = (subject: Subject, count?: number) =>
  beyondComparables(subject, market, asOf, 'sale', count).map(({ listingId }) => listingId);

test('beyond comparables stand listings too far away, then near ones of another type, each nearest first', () => {
  expect(idsAround(flat)).toEqual(['far', 'farther', 'at the other end of the country', 'villa', 'house']);
  expect(idsAround(flat, 1)).toEqual(['far', 'villa']);
  expect(idsAround({ ...flat, propertyType: 'land' })).toEqual([]);
  expect(beyondComparables(flat, market, asOf, 'rent')).toEqual([]);
});

test('each is of its own type, at its distance', () => {
  const villa = beyondComparables(flat, market, asOf, 'sale').find(({ listingId }) => listingId === 'villa')!;
  expect(villa).toMatchObject({ propertyType: 'villa', priceTnd: 300_000 });
  expect(villa.distanceKm).toBeCloseTo(1.11, 2);
});
