import { expect, test } from 'vitest';
import { newCurve, valueAt } from '../hedonic-model/surface-curve.ts';
import { pulls } from '../parameters/params.ts';
import type { Listing } from '../vocabulary/property.ts';
import { drawToComparables } from './blend.ts';
import { indexByType } from './comparables-index.ts';
import { findNeighbours } from './neighbours.ts';

const pull = pulls.sale;
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
  // before the index begins: its level is that of its first quarter
  listedOn: '2015-01-01',
};
const flats = (count: number, facts: Partial<Listing> = {}) =>
  Array.from({ length: count }, (_, number) => ({
    ...flat,
    id: `${number}`,
    priceTnd: 300_000 + number,
    ...facts,
  }));

/** By how much listings move the log value of the flat from the level of a model that says `start` at every surface. */
function shift(listings: readonly Listing[], heldOut?: Listing, start = 7) {
  const segment = indexByType('sale', listings).apartment;
  const neighbours = findNeighbours(segment, flat, flat.listedOn, pull, heldOut);
  const curve = newCurve().fill(start);
  const evidence = drawToComparables(
    curve,
    segment,
    'apartment',
    neighbours,
    Math.log(flat.surfaceM2),
    'basic',
  );
  expect(valueAt(curve, Math.log(flat.surfaceM2)) - start).toBeCloseTo(evidence.shift, 1);
  return evidence.shift;
}

test('the value goes towards what the comparables ask, by no more than the trust they have', () => {
  const asked = shift(flats(1), undefined, 0);
  const many = shift(flats(200), undefined, 0);
  expect(asked).toBeGreaterThan(0);
  expect(many).toBeGreaterThan(asked);
  expect(many / asked).toBeLessThan(1.1);
  expect(shift(flats(200), undefined, 20)).toBeLessThan(0);
});

test('the nearer, the likelier and the more recent speak louder', () => {
  const dearer = flats(1, { priceTnd: 600_000 })[0]!;
  const besides = (facts: Partial<Listing>) => shift([...flats(3), { ...dearer, id: 'dearer', ...facts }]);
  const like = besides({});
  for (const facts of [{ lat: 36.82 }, { rooms: 5 }, { listedOn: '2011-01-01' }, { rooms: undefined }])
    expect(besides(facts)).toBeLessThan(like);
});

test('an advertisement held out says nothing, nor does its twin on another site', () => {
  const others = flats(3);
  const twin = { ...flat, id: 'twin', rooms: undefined };
  expect(shift([...others, flat, twin], flat)).toBe(shift(others, flat));
});

test('comparables that the model undervalues raise the value even where they ask no more than it says', () => {
  const [like, missed] = [0, 0.3].map((miss) => {
    const segment = indexByType('sale', flats(5, { priceTnd: 200_000 }), () => miss).apartment;
    const neighbours = findNeighbours(segment, flat, flat.listedOn, pull);
    const curve = newCurve();
    drawToComparables(curve, segment, 'apartment', neighbours, Math.log(flat.surfaceM2), 'basic');
    return valueAt(curve, Math.log(flat.surfaceM2));
  });
  const most = 0.3 * pull.trust.apartment * pull.byResidual.apartment;
  expect(missed! - like!).toBeGreaterThan(most / 2);
  expect(missed! - like!).toBeLessThan(most);
});
