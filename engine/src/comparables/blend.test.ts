import { expect, test } from 'vitest';
import { newCurve, valueAt, type SurfaceCurve } from '../hedonic-model/surface-curve.ts';
import { kernels, surfaceElasticity } from '../parameters/params.ts';
import type { Listing } from '../vocabulary/property.ts';
import {
  blendWithComparables,
  placeGapOf,
  residualShareOf,
  surroundingsOf,
  surroundingsWithout,
} from './blend.ts';
import { indexByType, type ComparablesIndex } from './comparables-index.ts';
import { findNeighbours, positionsOf, type Neighbours } from './neighbours.ts';

const kernel = kernels.sale;
const flat: Listing = {
  id: 'flat',
  transaction: 'sale',
  propertyType: 'apartment',
  priceTnd: 200_000,
  surfaceM2: 100,
  rooms: 3,
  lat: 36.8,
  lng: 10.18,
  locality: 'Tunis',
  // before the price index begins, the time adjustment is constant
  listedOn: '2015-01-01',
};
const flats = (count: number, facts: Partial<Listing> = {}) =>
  Array.from({ length: count }, (_, number) => ({
    ...flat,
    id: `${number}`,
    priceTnd: 300_000 + number,
    ...facts,
  }));

function blend(curve: SurfaceCurve, comparables: ComparablesIndex, neighbours: Neighbours) {
  return blendWithComparables(
    curve,
    surroundingsOf(comparables, neighbours),
    kernel,
    'apartment',
    residualShareOf(comparables, kernel, 'apartment'),
    Math.log(flat.surfaceM2),
  );
}

/** From a curve of `start` at every surface. */
function shift(listings: readonly Listing[], heldOut?: Listing, start = 7) {
  const comparables = indexByType('sale', listings).apartment;
  const neighbours = findNeighbours(comparables, flat, flat.listedOn, kernel, heldOut);
  const curve = newCurve().fill(start);
  const evidence = blend(curve, comparables, neighbours);
  expect(valueAt(curve, Math.log(flat.surfaceM2)) - start).toBeCloseTo(evidence.shift, 1);
  return evidence.shift;
}

test('the value moves towards what the comparables ask, hardly further for two hundred than for one', () => {
  const prices = shift(flats(1), undefined, 0);
  const many = shift(flats(200), undefined, 0);
  expect(prices).toBeGreaterThan(0);
  expect(many).toBeGreaterThan(prices);
  expect(many / prices).toBeLessThan(1.1);
  expect(shift(flats(200), undefined, 20)).toBeLessThan(0);
});

test('a comparable that is nearer, more similar or more recent weighs more', () => {
  const dearer = flats(1, { priceTnd: 600_000 })[0]!;
  const besides = (facts: Partial<Listing>) => shift([...flats(3), { ...dearer, id: 'dearer', ...facts }]);
  const like = besides({});
  for (const facts of [{ lat: 36.82 }, { rooms: 5 }, { listedOn: '2011-01-01' }, { rooms: undefined }])
    expect(besides(facts)).toBeLessThan(like);
});

test('an advertisement held out does not move the value, nor does its twin on another site', () => {
  const others = flats(3);
  const twin = { ...flat, id: 'twin', rooms: undefined };
  expect(shift([...others, flat, twin], flat)).toBe(shift(others, flat));
});

test('residuals of the model at the comparables raise the value, by no more than their share', () => {
  const [like, missed] = [0, 0.3].map((miss) => {
    const comparables = indexByType('sale', flats(5, { priceTnd: 200_000 }), {
      residualOf: () => miss,
    }).apartment;
    const neighbours = findNeighbours(comparables, flat, flat.listedOn, kernel);
    const curve = newCurve();
    blend(curve, comparables, neighbours);
    return valueAt(curve, Math.log(flat.surfaceM2));
  });
  const most = 0.3 * kernel.largestShare.apartment * kernel.residualShare.apartment;
  expect(missed! - like!).toBeGreaterThan(most / 2);
  expect(missed! - like!).toBeLessThan(most);
});

test('surroundings without an advertisement are those it was never part of', () => {
  const others = flats(5).map((each, number) => ({ ...each, surfaceM2: 70 + 15 * number }));
  const dearer = { ...flat, id: 'dearer', priceTnd: 600_000 };
  const around = (listings: readonly Listing[]) => {
    const comparables = indexByType('sale', listings).apartment;
    return { comparables, neighbours: findNeighbours(comparables, flat, flat.listedOn, kernel) };
  };
  const { comparables, neighbours } = around([...others, dearer]);
  const whole = surroundingsOf(comparables, neighbours);
  const left = surroundingsWithout(
    whole,
    comparables,
    neighbours,
    positionsOf(dearer, neighbours, comparables),
  );
  const never = around(others);
  const expected = surroundingsOf(never.comparables, never.neighbours);
  for (const sums of ['weights', 'logUnitPrices'] as const)
    left[sums].forEach((sum, bin) => expect(sum).toBeCloseTo(expected[sums][bin]!, 8));
  expect(whole.weights[100]).not.toBeCloseTo(left.weights[100]!, 3);
});

test('a home is valued where the nearest advertisement is, and at its own place far from all', () => {
  const placeAt = (kmAway: number) => {
    const comparables = indexByType('sale', flats(3, { lat: flat.lat + kmAway / 111.2 })).apartment;
    const { place } = findNeighbours(comparables, flat, flat.listedOn, kernel);
    return (place.lat - flat.lat) * 111.2;
  };
  expect(placeAt(4)).toBeCloseTo(4, 2);
  expect(placeAt(7.5)).toBeCloseTo(3.75, 1);
  expect(placeAt(12)).toBeCloseTo(0, 5);
});

test('a place asks less than the value by the median of eight about as large, by less with fewer, whatever is asked elsewhere', () => {
  const gap = (count: number, facts: Partial<Listing> = {}) => {
    const elsewhere = flats(30, { priceTnd: 900_000, lat: 36.81 });
    const own = flats(count, { priceTnd: 150_000, ...facts }).map((listing) => ({
      ...listing,
      id: `own-${listing.id}`,
    }));
    const comparables = indexByType('sale', [...own, ...elsewhere]).apartment;
    const neighbours = findNeighbours(comparables, flat, flat.listedOn, kernel);
    const surroundings = surroundingsOf(comparables, neighbours);
    const logSurface = Math.log(flat.surfaceM2);
    const levelled = comparables.logUnitPrices[comparables.ids.indexOf('own-0')]! - Math.log(150_000);
    const logPrice = Math.log(200_000) + levelled + surfaceElasticity.apartment * logSurface;
    return placeGapOf(logPrice, surroundings, comparables, neighbours, 'apartment', logSurface);
  };
  const whole = Math.log(150_000 / 200_000);
  expect(gap(8)).toBeCloseTo(whole, 3);
  expect(gap(5)).toBeCloseTo(0.4 * whole, 3);
  expect(gap(3)).toBe(0);
  expect(gap(10, { surfaceM2: 320 })).toBe(0);
});
