import { expect, test } from 'vitest';
import { exampleEstimation } from '../testing/example-estimation.ts';
import { limitedSides, sideView } from './side-view.ts';

const scored = (vente: number, location: number) => exampleEstimation({ vente, location });

test('each side shows its own figures', () => {
  expect(sideView('vente', 'apartment', scored(78, 65))).toMatchObject({
    kind: 'estimated',
    price: 520_000,
    pricePerM2: 4333,
    range: { low: 410_000, high: 655_000 },
  });
  expect(sideView('location', 'apartment', scored(78, 65))).toMatchObject({
    kind: 'estimated',
    price: 1800,
    pricePerM2: 15,
    range: { low: 1400, high: 2300 },
  });
});

test('a figure is shown from a score of 40', () => {
  expect(sideView('vente', 'apartment', scored(40, 65)).kind).toBe('estimated');
  expect(sideView('vente', 'apartment', scored(39, 65))).toEqual({
    kind: 'insufficient',
    comparables: 34,
    unusual: [],
  });
});

test('a side without a figure is insufficient whatever its score', () => {
  const data = scored(78, 65);
  const estimation = { ...data.estimation, monthlyRent: null };
  expect(sideView('location', 'apartment', { ...data, estimation }).kind).toBe('insufficient');
});

test('the rent of land is never shown, its price is', () => {
  expect(sideView('location', 'land', scored(78, 90)).kind).toBe('land-rent');
  expect(sideView('vente', 'land', scored(78, 90)).kind).toBe('estimated');
});

test('an old record shows its figures without confidence', () => {
  const { estimation } = scored(0, 0);
  expect(sideView('vente', 'villa', { estimation })).toMatchObject({ price: 520_000, confidence: undefined });
});

test('an old record without a figure does not tell how many comparables it had', () => {
  const estimation = { ...scored(0, 0).estimation, netPrice: null };
  expect(sideView('vente', 'villa', { estimation })).toEqual({
    kind: 'insufficient',
    comparables: null,
    unusual: [],
  });
});

test('no warning when both scores reach 60', () => {
  expect(limitedSides('apartment', exampleEstimation({ vente: 60, location: 60 }))).toEqual([]);
});

test('either score under 60 warns, for want of comparables or for scattered prices', () => {
  const data = exampleEstimation({ vente: 59, location: 20 }, { vente: 30, location: 5 });
  expect(limitedSides('apartment', data)).toEqual([
    { side: 'vente', reason: 'scattered-prices', comparables: 30, unusual: [] },
    { side: 'location', reason: 'few-comparables', comparables: 5, unusual: [] },
  ]);
});

test('what is unusual in a property is the reason on both sides', () => {
  const data = exampleEstimation({ vente: 20, location: 15 });
  const odd = { ...data, confidence: { ...data.confidence, unusual: ['surface' as const] } };
  expect(sideView('vente', 'villa', odd)).toMatchObject({ kind: 'insufficient', unusual: ['surface'] });
  expect(limitedSides('villa', odd).map(({ reason }) => reason)).toEqual(['unusual', 'unusual']);
});

test('the rent of land does not count', () => {
  expect(limitedSides('land', exampleEstimation({ vente: 70, location: 0 }))).toEqual([]);
});

test('an old record without confidence does not warn', () => {
  expect(limitedSides('villa', { estimation: exampleEstimation().estimation })).toEqual([]);
});
