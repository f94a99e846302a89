import { expect, test } from 'vitest';
import { newCurve, valueAt } from '../hedonic-model/surface-curve.ts';
import { kernels } from '../parameters/params.ts';
import type { Listing } from '../vocabulary/property.ts';
import { blendWithComparables } from './blend.ts';
import { indexByType } from './comparables-index.ts';
import { findNeighbours } from './neighbours.ts';

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

/** From a curve of `start` at every surface. */
function shift(listings: readonly Listing[], heldOut?: Listing, start = 7) {
  const comparables = indexByType('sale', listings).apartment;
  const neighbours = findNeighbours(comparables, flat, flat.listedOn, kernel, heldOut);
  const curve = newCurve().fill(start);
  const evidence = blendWithComparables(
    curve,
    comparables,
    'apartment',
    neighbours,
    Math.log(flat.surfaceM2),
  );
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
    blendWithComparables(curve, comparables, 'apartment', neighbours, Math.log(flat.surfaceM2));
    return valueAt(curve, Math.log(flat.surfaceM2));
  });
  const most = 0.3 * kernel.largestShare.apartment * kernel.residualShare.apartment;
  expect(missed! - like!).toBeGreaterThan(most / 2);
  expect(missed! - like!).toBeLessThan(most);
});
