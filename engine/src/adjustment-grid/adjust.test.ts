import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimate } from '../estimate.ts';
import { fewestInGrid, largestAdjustment } from '../parameters/params.ts';
import { syntheticListings } from '../testing/synthetic-listings.ts';
import { trainModel } from '../training/train-model.ts';
import { appraise, appraiseByTransaction, type AppraisedTransaction } from '../valuation/appraise.ts';
import { listingValueOf } from '../valuation/listing-values.ts';
import { createMarket } from '../valuation/market.ts';
import type { Comparable } from '../vocabulary/estimate.ts';
import type { Listing, Subject } from '../vocabulary/property.ts';

// every third property has a pool, and costs half as much again
const listings = syntheticListings(1200, 3).map((listing, number) => {
  const pool = number % 3 === 0;
  return { ...listing, pool, priceTnd: Math.round(listing.priceTnd * (pool ? 1.5 : 1)) };
});
const model = trainModel(listings, { seed: 1 });
const market = createMarket(listings, model);
const asOf = '2026-01-15';

const nearTunis: fc.Arbitrary<Subject> = fc.record({
  propertyType: fc.constantFrom('apartment', 'house', 'villa'),
  surfaceM2: fc.integer({ min: 60, max: 250 }),
  rooms: fc.option(fc.integer({ min: 1, max: 8 }), { nil: undefined }),
  pool: fc.option(fc.boolean(), { nil: undefined }),
  lat: fc.double({ min: 36.75, max: 36.85, noNaN: true }),
  lng: fc.double({ min: 10.1, max: 10.25, noNaN: true }),
});

const gridOf = (subject: Subject) =>
  estimate(subject, market, asOf).sale.comparables.flatMap((comparable) =>
    comparable.adjusted ? { ...comparable, adjusted: comparable.adjusted } : [],
  );

function appraised(subject: Subject, { comparables } = market): AppraisedTransaction {
  const found = appraiseByTransaction('sale', subject, { ...market, comparables }, asOf);
  if (!found.appraised) throw new Error('Too few comparables');
  return { ...found, appraised: found.appraised };
}

test('for any property the adjustments bring each asking price to its adjusted price, and none but for time exceeds half of it', () => {
  fc.assert(
    fc.property(nearTunis, (subject) => {
      const grid = gridOf(subject);
      expect(grid.length === 0 || grid.length >= fewestInGrid).toBe(true);
      for (const { priceTnd, adjusted } of grid) {
        const sum = (of: typeof adjusted.adjustments) => of.reduce((total, { tnd }) => total + tnd, 0);
        expect(priceTnd + sum(adjusted.adjustments)).toBe(Math.round(adjusted.priceTnd));
        const net = sum(adjusted.adjustments.filter(({ what }) => what !== 'time'));
        expect(Math.abs(net)).toBeLessThanOrEqual(largestAdjustment * priceTnd);
      }
    }),
    { numRuns: 40 },
  );
});

test('what training stored of a listing is its value by the models trained without it', () => {
  const { comparables } = appraised({
    propertyType: 'villa',
    surfaceM2: 200,
    rooms: 5,
    lat: 36.8,
    lng: 10.18,
  });
  const index = { ...comparables, residuals: undefined };
  const villas = listings.filter(
    ({ transaction, propertyType }) => transaction === 'sale' && propertyType === 'villa',
  );
  const differences = villas.flatMap((listing: Listing) => {
    const stored = listingValueOf(model.byTransaction.sale.outOfFold, listing.id);
    if (!stored) return [];
    const live = appraise(listing, index, model.byTransaction.sale, listing.listedOn, 0, listing);
    return Math.abs(live.timeAdjustedLogPrice - stored.logPrice);
  });
  expect(differences.length).toBeGreaterThan(50);
  expect(Math.max(...differences)).toBeLessThan(1e-4);
});

test('a pool that the property lacks is taken off, and one that it has is added, as details', () => {
  const villa: Subject = { propertyType: 'villa', surfaceM2: 200, rooms: 5, lat: 36.8, lng: 10.18 };
  const pools = new Map(listings.map(({ id, pool }) => [id, pool]));
  const details = (comparable: Comparable) =>
    comparable.adjusted!.adjustments.find(({ what }) => what === 'details')?.tnd ?? 0;
  const without = gridOf({ ...villa, pool: false }).filter(({ listingId }) => pools.get(listingId));
  const having = gridOf({ ...villa, pool: true }).filter(({ listingId }) => !pools.get(listingId));
  expect(without.length + having.length).toBeGreaterThan(0);
  const silent = gridOf(villa).filter(({ listingId }) => !pools.get(listingId));
  for (const { adjusted } of silent)
    for (const { of = [] } of adjusted.adjustments) expect(of).not.toContain('pool');
  for (const comparable of [...without, ...having])
    expect(comparable.adjusted.adjustments.find(({ what }) => what === 'details')!.of?.[0]).toBe('pool');
  for (const comparable of without) expect(details(comparable)).toBeLessThan(-0.1 * comparable.priceTnd);
  for (const comparable of having) expect(details(comparable)).toBeGreaterThan(0.1 * comparable.priceTnd);
});
