import { expect, test } from 'vitest';
import { syntheticListings } from '../testing/synthetic-listings.ts';
import type { Listing } from '../vocabulary/property.ts';
import { levelOfAgencies } from './level-of-agencies.ts';

const asOf = '2026-01-15';
const kinds = new Map([
  ['tecnocasa', 'agency'],
  ['tayara', 'classified'],
] as const);
const [flat] = syntheticListings(1, 1);
const rents = (count: number, source: string | undefined, listedOn: string): Listing[] =>
  Array.from({ length: count }, (_, at) => ({
    ...flat!,
    id: `${source} ${listedOn} ${at}`,
    transaction: 'rent',
    propertyType: 'apartment',
    source,
    listedOn,
  }));
const ofAgencies = rents(10, 'Tecnocasa', '2025-05-01');
const ofOwners = rents(10, 'tayara', '2025-05-01');
const old = rents(10, 'tayara', '2020-12-01');
const isOfAgencies = (zone: Listing[], elsewhere: Listing[] = []) =>
  levelOfAgencies([...zone, ...elsewhere], asOf, kinds)(zone, 'rent', 'apartment');

test('a group is at the level of agencies where all its recent advertisements are of theirs', () => {
  expect(isOfAgencies([...ofAgencies, ...old])).toBe(true);
  expect(isOfAgencies([...ofAgencies, ...ofOwners.slice(0, 1)])).toBe(false);
  expect(isOfAgencies([...ofAgencies, ...rents(1, 'newkey', '2025-05-01')])).toBe(false);
  expect(isOfAgencies([...ofAgencies, ...rents(1, undefined, '2025-05-01')])).toBe(false);
});

test('a group without recent advertisements, or too few for a price, has the level of the country', () => {
  expect(isOfAgencies(old, ofAgencies)).toBe(true);
  expect(isOfAgencies(old, [...ofAgencies, ...ofOwners])).toBe(false);
  expect(isOfAgencies(ofAgencies.slice(0, 9), ofOwners)).toBe(false);
  expect(isOfAgencies(old)).toBe(false);
  expect(isOfAgencies([])).toBe(false);
});

test('no other transaction or type counts', () => {
  const sales = ofOwners.map((listing): Listing => ({ ...listing, transaction: 'sale' }));
  const villas = ofOwners.map((listing): Listing => ({ ...listing, propertyType: 'villa' }));
  expect(isOfAgencies([...ofAgencies, ...sales, ...villas])).toBe(true);
});
