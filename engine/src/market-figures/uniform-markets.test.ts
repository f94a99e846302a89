import { expect, test } from 'vitest';
import { estimate } from '../estimate.ts';
import { syntheticListings } from '../testing/synthetic-listings.ts';
import { train } from '../training/train-model.ts';
import { createMarket } from '../valuation/market.ts';
import type { Listing } from '../vocabulary/property.ts';
import { marketFigures } from './market-figures.ts';
import type { ZoneTree } from './zone-tree.ts';

const asOf = '2026-01-15';
const tree: ZoneTree = {
  zones: new Map([['country', { slug: 'country', parent: null }]]),
  zoneAt: () => 'country',
};
const listings = syntheticListings(2000, 11);

test.each<[string, (listing: Listing) => Listing | []]>([
  ['day', (listing) => ({ ...listing, listedOn: '2025-06-01' })],
  ['site', (listing) => ({ ...listing, source: 'only' })],
  ['type', (listing) => ({ ...listing, propertyType: 'apartment' })],
  ['transaction', (listing) => (listing.transaction === 'sale' ? listing : [])],
])('a market of one %s trains, values a home, and leaves out what it lacks', (name, restrict) => {
  const restricted = listings.flatMap(restrict);
  const training = train(restricted, { seed: 1 });
  const { zones, levelOf } = marketFigures(training, tree, asOf);
  const { quarters, groups, grossYield, listed } = zones['country']!;
  const { sale, rent } = estimate(
    restricted.find(({ propertyType }) => propertyType === 'apartment')!,
    createMarket(restricted, training.model),
    asOf,
  );
  expect(sale.kind).toBe('estimated');
  expect(groups.every(({ medianPerSqm }) => medianPerSqm === null || medianPerSqm > 0)).toBe(true);
  if (name === 'day') {
    expect(quarters).toEqual([]);
    expect(levelOf.rent).toBe('2025-06');
  }
  if (name === 'transaction') {
    expect([rent.kind, grossYield, listed.rent]).toEqual(['insufficient', null, null]);
  } else expect(grossYield!.median).toBeGreaterThan(0.03);
});
