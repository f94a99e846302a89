import { expect, test } from 'vitest';
import { townPlaces } from '../comparables/possible-places.ts';
import {
  estimate,
  estimateAndExplain,
  estimateFigures,
  estimatePrices,
  type PossiblePlaces,
} from '../estimate.ts';
import { withoutDetails } from '../features/features.ts';
import { unusualFsd } from '../parameters/params.ts';
import { syntheticListings } from '../testing/synthetic-listings.ts';
import { trainModel } from '../training/train-model.ts';
import { createMarket } from '../valuation/market.ts';
import type { TransactionFigures } from '../vocabulary/estimate.ts';
import type { Position, Subject } from '../vocabulary/property.ts';

/** Quarters some six kilometres apart, so that a dozen hold most of a town's advertisements. */
const quarterOf = (degrees: number) => Math.round(degrees / 0.06) * 0.06;
const listings = syntheticListings(3000, 7).map((listing) => ({
  ...listing,
  lat: quarterOf(listing.lat),
  lng: quarterOf(listing.lng),
}));
const market = createMarket(listings, trainModel(listings, { seed: 1 }));
const asOf = '2026-01-15';
const centre = { lat: 36.8, lng: 10.18 };
const flat: Subject = { propertyType: 'apartment', surfaceM2: 100, rooms: 3, ...centre };

/** Half a degree around. */
const isInTunis = ({ lat, lng }: Position) => Math.hypot(lat - centre.lat, lng - centre.lng) < 0.5;
const tunis: PossiblePlaces = {
  sale: townPlaces(market.places.sale.apartment, isInTunis),
  rent: townPlaces(market.places.rent.apartment, isInTunis),
};

function valued(figures: TransactionFigures) {
  if (figures.kind !== 'estimated') throw new Error(`Only ${figures.comparableCount} comparables`);
  return figures;
}

test('the places of a town are the twelve with most advertisements', () => {
  const all = market.places.sale.apartment.places.length;
  expect(all).toBeGreaterThan(12);
  expect(tunis.sale).toHaveLength(12);
  expect(tunis.sale.map(({ weight: count }) => count)).toEqual(
    tunis.sale.map(({ weight: count }) => count).toSorted((one, other) => other - one),
  );
});

test('a town with one place or none changes nothing', () => {
  for (const places of [[], tunis.sale.slice(0, 1)]) {
    const town = { sale: places, rent: places };
    expect(estimate(flat, market, asOf, town)).toEqual(estimate(flat, market, asOf));
  }
});

test('two places alike give the answer of one, but for the normal shape of its prices', () => {
  const [place] = tunis.sale;
  const at = estimate({ ...flat, ...place }, market, asOf).sale;
  const twice = estimate(flat, market, asOf, { sale: [place!, place!], rent: [] }).sale;
  expect(twice).toMatchObject({ priceTnd: valued(at).priceTnd, comparables: at.comparables });
  expect(valued(twice).fsd).toBeGreaterThanOrEqual(valued(at).fsd);
  expect(valued(twice).lowTnd / valued(at).lowTnd).toBeCloseTo(1, 5);
  expect(valued(twice).highTnd / valued(at).highTnd).toBeCloseTo(1, 5);
});

test('places of different levels widen the range and lower the score', () => {
  const [near] = tunis.sale;
  const far = market.places.sale.apartment;
  const sfax = townPlaces(far, ({ lat }) => lat < 35)[0]!;
  const alike = valued(estimate(flat, market, asOf, { sale: [near!, near!], rent: [] }).sale);
  const apart = valued(
    estimate(flat, market, asOf, { sale: [near!, { ...sfax, weight: near!.weight }], rent: [] }).sale,
  );
  expect(apart.highTnd / apart.lowTnd).toBeGreaterThan((1.3 * alike.highTnd) / alike.lowTnd);
  expect(apart.score).toBeLessThan(alike.score);
  expect(apart.lowTnd).toBeLessThanOrEqual(apart.priceTnd);
  expect(apart.highTnd).toBeGreaterThanOrEqual(apart.priceTnd);
});

test('the range holds about eight in ten advertisements of the town', () => {
  const advertised = listings
    .filter(
      (listing) =>
        listing.transaction === 'sale' && listing.propertyType === 'apartment' && isInTunis(listing),
    )
    .slice(0, 150);
  const inside = advertised.filter((listing) => {
    const subject = { ...withoutDetails(listing), ...centre };
    const { lowTnd, highTnd } = valued(estimateFigures(subject, market, listing.listedOn, tunis).sale);
    return listing.priceTnd >= lowTnd && listing.priceTnd <= highTnd;
  });
  const share = inside.length / advertised.length;
  expect(share).toBeGreaterThan(0.74);
  expect(share).toBeLessThan(0.9);
});

test('comparables and explanation are those of the middle place, and add up to the figure', () => {
  const { estimates, explanations } = estimateAndExplain(flat, market, asOf, { places: tunis });
  for (const transaction of ['sale', 'rent'] as const) {
    const { priceTnd } = valued(estimates[transaction]);
    const { typicalTnd, effects } = explanations[transaction]!;
    expect(effects.reduce((sum, { tnd }) => sum + tnd, typicalTnd)).toBe(Math.round(priceTnd));
    expect(effects.map(({ attribute }) => attribute)).not.toContain('place');
    expect(estimatePrices(flat, market, asOf, tunis)[transaction]).toBe(priceTnd);
    const places = tunis[transaction].map((place) => estimate({ ...flat, ...place }, market, asOf));
    const middle = places.find((place) => valued(place[transaction]).priceTnd === priceTnd);
    expect(middle?.[transaction].comparables).toEqual(estimates[transaction].comparables);
  }
});

test('an unusual property stays unreliable in a whole town', () => {
  const absurd = { ...flat, rooms: 40 };
  expect(valued(estimate(absurd, market, asOf, tunis).sale).fsd).toBeGreaterThanOrEqual(unusualFsd);
});
