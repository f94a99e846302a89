import type { PropertyType } from '@soumdar/contract';
import { expect, test } from 'vitest';
import { exampleEstimation } from '@soumdar/contract/testing';
import { estimateView, limitsOf, sideView as viewOf } from './estimate-view.ts';
import type { ShownEstimation } from './shown-figures.ts';

const details = { surface: 120 };
const sideView = (side: 'sale' | 'rent', type: PropertyType, data: ShownEstimation) =>
  viewOf(side, { type, details }, data);
const limitedSides = (type: PropertyType, data: ShownEstimation) =>
  limitsOf(estimateView({ type, details }, data));

const scored = (sale: number, rent: number) => exampleEstimation({ sale, rent });

test('each side shows its own figures', () => {
  expect(sideView('sale', 'apartment', scored(78, 65))).toMatchObject({
    kind: 'estimated',
    price: 520_000,
    pricePerM2: 4333,
    range: { low: 410_000, high: 655_000 },
  });
  expect(sideView('rent', 'apartment', scored(78, 65))).toMatchObject({
    kind: 'estimated',
    price: 1800,
    pricePerM2: 15,
    range: { low: 1400, high: 2300 },
  });
});

test('a figure is shown from a score of 40', () => {
  expect(sideView('sale', 'apartment', scored(40, 65)).kind).toBe('estimated');
  expect(sideView('sale', 'apartment', scored(39, 65))).toMatchObject({
    kind: 'insufficient',
    found: 34,
    unusual: [],
  });
});

test('a side without a figure is insufficient whatever its score', () => {
  const data = scored(78, 65);
  const estimation = { ...data.estimation, monthlyRent: null };
  expect(sideView('rent', 'apartment', { ...data, estimation }).kind).toBe('insufficient');
});

test('the rent of land is never shown, its price is', () => {
  expect(sideView('rent', 'land', scored(78, 90)).kind).toBe('land-rent');
  expect(sideView('sale', 'land', scored(78, 90)).kind).toBe('estimated');
});

test('an old record shows its figures without confidence', () => {
  const { estimation } = scored(0, 0);
  expect(sideView('sale', 'villa', { estimation })).toMatchObject({ price: 520_000, confidence: undefined });
});

test('an old record without a figure does not tell how many comparables it had', () => {
  const estimation = { ...scored(0, 0).estimation, netPrice: null };
  expect(sideView('sale', 'villa', { estimation })).toMatchObject({
    kind: 'insufficient',
    found: null,
    unusual: [],
  });
});

test('no warning when both scores reach 60', () => {
  expect(limitedSides('apartment', exampleEstimation({ sale: 60, rent: 60 }))).toEqual([]);
});

test('either score under 60 warns, for want of comparables or for scattered prices', () => {
  const data = exampleEstimation({ sale: 59, rent: 20 }, { sale: 30, rent: 5 });
  expect(limitedSides('apartment', data)).toEqual([
    { side: 'sale', reason: 'scattered-prices', found: 30, unusual: [], nearest: null },
    { side: 'rent', reason: 'few-comparables', found: 5, unusual: [], nearest: null },
  ]);
});

const placeOf10 = {
  locality: 'Hergla',
  lat: 36.03,
  lng: 10.51,
  count: 10,
  lowPerSqm: 1500,
  medianPerSqm: 2000,
  highPerSqm: 2500,
};

test('of one’s own town, whose distance is none, its advertisements must be near', () => {
  const data = scored(78, 78);
  const own = { ...placeOf10, atTown: true as const, distance: '0.0' };
  const limitAt = (distance: string) => {
    const sale = data.comparables.sale.map((comparable) => ({ ...comparable, distance }));
    const places = {
      sale: [own, { ...placeOf10, distance: '4.0' }],
      rent: [{ ...placeOf10, distance: '0.0' }],
    };
    return limitedSides('apartment', { ...data, comparables: { ...data.comparables, sale, places } });
  };
  expect(limitAt('1.9')).toEqual([]);
  expect(limitAt('4.0')).toMatchObject([{ side: 'sale', reason: 'distant', nearest: { km: 4 } }]);
});

test('what the day’s limit leaves out warns no less', () => {
  const data = scored(78, 78);
  const places = {
    sale: [{ ...placeOf10, distance: '19.5' }],
    rent: [
      { ...placeOf10, atTown: true as const, distance: '0.0' },
      { ...placeOf10, distance: '4.0' },
    ],
  };
  const limitsAt = (sale: number | null, rent: number) =>
    limitedSides('apartment', {
      ...data,
      comparables: { sale: [], rent: [], places, nearestKm: { sale, rent }, withheld: true },
    }).map(({ side, reason }) => [side, reason]);
  expect(limitsAt(20.1, 1.9)).toEqual([['sale', 'distant']]);
  expect(limitsAt(20.1, 2)).toEqual([
    ['sale', 'distant'],
    ['rent', 'distant'],
  ]);
  expect(limitsAt(null, 1.9)).toEqual([]);
});

test('any score warns where the first neighbourhood with a price is 2 km away or farther, or there is none', () => {
  const limitAt = (distance: string | null, coverage?: { town: string; few?: true }, found = 34) => {
    const data = exampleEstimation({ sale: 78, rent: 78 }, { sale: found, rent: 34 });
    const placesAt = (km: string) => [{ ...placeOf10, distance: km }];
    const places = { sale: distance === null ? [] : placesAt(distance), rent: placesAt('0.0') };
    return limitedSides('apartment', {
      ...data,
      comparables: { ...data.comparables, places },
      ...(coverage && { coverage }),
    });
  };
  const distant = { side: 'sale', reason: 'distant' };
  expect(limitAt('1.9')).toEqual([]);
  expect(limitAt('2.0')).toMatchObject([{ ...distant, nearest: { km: 2 } }]);
  expect(limitAt(null, undefined, 11)).toMatchObject([
    { side: 'sale', reason: 'few-comparables', found: 11 },
  ]);
  expect(limitAt(null, undefined, 12)).toEqual([]);
  expect(limitAt('16.0', { town: 'La Marsa' })).toEqual([]);
  expect(limitAt('16.0', { town: 'Enfidha', few: true })).toMatchObject([distant]);
});

test('what is unusual in a property is the reason on both sides', () => {
  const data = exampleEstimation({ sale: 20, rent: 15 });
  const odd = { ...data, confidence: { ...data.confidence, unusual: ['surface' as const] } };
  expect(sideView('sale', 'villa', odd)).toMatchObject({ kind: 'insufficient', unusual: ['surface'] });
  expect(limitedSides('villa', odd).map(({ reason }) => reason)).toEqual(['unusual', 'unusual']);
});

test('the rent of land does not count', () => {
  expect(limitedSides('land', exampleEstimation({ sale: 70, rent: 0 }))).toEqual([]);
});

test('an old record without confidence does not warn', () => {
  expect(limitedSides('villa', { estimation: exampleEstimation().estimation })).toEqual([]);
});

test('the town over which ranges are is shown with a figure alone', () => {
  const ofTown = (sale: number, rent: number) =>
    estimateView({ type: 'apartment', details }, { ...scored(sale, rent), coverage: { town: 'La Marsa' } })
      .coverage;
  expect(ofTown(70, 30)).toEqual({ town: 'La Marsa' });
  expect(ofTown(30, 30)).toBeNull();
  expect(estimateView({ type: 'apartment', details }, scored(70, 70)).coverage).toBeNull();
});

test('a figure far from the median of its town does not claim to be of its advertisements', () => {
  const data = scored(70, 70);
  const coverageAt = (medianPerSqm: number) => {
    const places = { sale: [{ ...placeOf10, medianPerSqm, distance: '0.0' }], rent: [] };
    const comparables = { ...data.comparables, places };
    return estimateView(
      { type: 'apartment', details },
      { ...data, comparables, coverage: { town: 'Hergla' } },
    ).coverage;
  };
  const perSqm = data.estimation.pricePerSqm;
  expect(coverageAt(perSqm)).toEqual({ town: 'Hergla' });
  expect(coverageAt(perSqm / 1.3)).toEqual({ town: 'Hergla', farFromMedian: true });
});
