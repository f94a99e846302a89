import { expect, test } from 'vitest';
import { indexByType } from '../comparables/comparables-index.ts';
import { estimate } from '../estimate.ts';
import { syntheticListings } from '../testing/synthetic-listings.ts';
import { trainModel } from '../training/train-model.ts';
import { createMarket, usualBounds } from '../valuation/market.ts';
import type { Subject, Listing } from '../vocabulary/property.ts';
import { measureUsualBounds, unusualFactsOf } from './unusual.ts';

const flat: Subject = { propertyType: 'apartment', surfaceM2: 100, rooms: 3, lat: 36.8, lng: 10.18 };
const flats = Array.from({ length: 2000 }, (_, number): Listing => ({
  ...flat,
  id: `${number}`,
  transaction: 'sale',
  priceTnd: 200_000,
  locality: 'Tunis',
  listedOn: '2025-10-01',
  surfaceM2: 50 + (number % 100),
  rooms: 2 + (number % 3),
  bathrooms: 1 + (number % 2),
}));
const bounds = measureUsualBounds(flats).apartment;
const noPlots = indexByType('sale', []).land;

test('the bounds of a type are the least and the most seen, but for one in a thousand beyond each', () => {
  expect(bounds).toEqual({
    surface: [50, 149],
    rooms: [2, 4],
    bathrooms: [1, 2],
    surface_per_room: [12, 75],
    surface_per_bathroom: [25, 148],
  });
  const slip = { ...flats[0]!, surfaceM2: 10_000 };
  expect(measureUsualBounds([...flats, slip]).apartment).toEqual(bounds);
});

test.each<[Partial<Subject>, string[]]>([
  [{}, []],
  [{ surfaceM2: 12, rooms: 4 }, ['surface', 'surface_per_room']],
  [{ surfaceM2: 1200, rooms: 2 }, ['surface', 'surface_per_room']],
  [{ rooms: 50 }, ['rooms', 'surface_per_room']],
  [{ bathrooms: 5 }, ['bathrooms']],
  [{ surfaceM2: 40, bathrooms: 2 }, ['surface', 'bathrooms']],
])('a flat of 100 m² with 3 rooms, but %o, is unusual in %o', (facts, unusual) => {
  expect(unusualFactsOf({ ...flat, ...facts }, bounds, noPlots)).toEqual(unusual);
});

test('of a type with few listings nothing is called unusual', () => {
  expect(measureUsualBounds(flats.slice(0, 20))).toEqual({});
  expect(unusualFactsOf({ ...flat, surfaceM2: 5000 }, undefined, noPlots)).toEqual([]);
});

test('a plot without building rights is unusual where fewer than five like it are for sale within 30 km', () => {
  const plot: Subject = { propertyType: 'land', surfaceM2: 400, lat: 36.8, lng: 10.18 };
  const unusual = (
    count: number,
    change: Partial<Listing> = {},
    constructible: boolean | undefined = false,
  ) => {
    const plots = flats
      .slice(0, count)
      .map((listing) => ({ ...listing, ...plot, constructible: false, ...change }));
    return unusualFactsOf({ ...plot, constructible }, undefined, indexByType('sale', plots).land);
  };
  expect([unusual(4), unusual(5)]).toEqual([['constructible'], []]);
  expect(unusual(50, { constructible: true })).toEqual(['constructible']);
  expect(unusual(50, { lat: 37.1 })).toEqual(['constructible']);
  expect(unusual(0, {}, true)).toEqual([]);
  expect(unusualFactsOf(plot, undefined, noPlots)).toEqual([]);
});

test('an unusual property has figures with scores under 40, and only it', () => {
  const listings = syntheticListings(900, 7);
  const market = createMarket(listings, trainModel(listings, { seed: 1 }));
  const [, most] = usualBounds(market).apartment!.surface;
  const scores = (surfaceM2: number) => {
    const { sale, unusual } = estimate({ ...flat, rooms: undefined, surfaceM2 }, market, '2026-01-15');
    return { score: sale.kind === 'estimated' ? sale.score : 0, unusual };
  };
  expect(scores(most + 20)).toEqual({ score: 39, unusual: ['surface'] });
  expect(scores(most - 20).score).toBeGreaterThanOrEqual(40);
});
