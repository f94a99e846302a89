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
const listings = syntheticListings(2000, 11).map((listing, at) => ({ ...listing, source: `site ${at % 3}` }));

const ofApartment = (listing: Listing): Listing => ({ ...listing, propertyType: 'apartment' });
const marketOf = (restricted: readonly Listing[]) => {
  const training = train(restricted, { seed: 1 });
  const { zones, lacks } = marketFigures(training, tree, asOf);
  const home = ofApartment(restricted[0]!);
  return { lacks, ...zones['country']!, ...estimate(home, createMarket(restricted, training.model), asOf) };
};

test('a market of one day trains, and has no trend', () => {
  const { lacks, sale, quarters, levelOf, grossYield } = marketOf(
    listings.map((listing) => ({ ...listing, listedOn: '2025-06-01' })),
  );
  expect(lacks).toEqual(['days']);
  expect([sale.kind, quarters, levelOf.rent]).toEqual(['estimated', [], '2025-06']);
  expect(grossYield!.median).toBeGreaterThan(0.03);
});

test.each<[string, (listing: Listing) => Listing]>([
  ['sites', (listing) => ({ ...listing, source: 'only' })],
  ['types', ofApartment],
])('a market without other %s trains, with all its figures, and says so', (missing, restrict) => {
  const { lacks, sale, rent, grossYield } = marketOf(listings.map(restrict));
  expect(lacks).toEqual([missing]);
  expect([sale.kind, rent.kind]).toEqual(['estimated', 'estimated']);
  expect(grossYield!.median).toBeGreaterThan(0.03);
});

test('a market without sales trains, and has neither prices nor yields', () => {
  const { lacks, sale, rent, grossYield, listed } = marketOf(
    listings.filter(({ transaction }) => transaction === 'rent'),
  );
  expect(lacks).toEqual(['sales']);
  expect([sale.kind, rent.kind, grossYield, listed.sale]).toEqual(['insufficient', 'estimated', null, null]);
});

test('a market of many days, sites and types lacks nothing', () => {
  expect(marketOf(listings).lacks).toEqual([]);
});

test('a market without rents trains, and has neither rents nor yields', () => {
  const { lacks, sale, rent, grossYield, listed } = marketOf(
    listings.filter(({ transaction }) => transaction === 'sale'),
  );
  expect(lacks).toEqual(['rents']);
  expect([sale.kind, rent.kind, grossYield, listed.rent]).toEqual(['estimated', 'insufficient', null, null]);
});
