import { expect, test } from 'vitest';
import { exampleEstimation } from '../../testing/example-estimation.ts';
import { limitedSides } from './limited-data.ts';

test('no warning when both scores reach 60', () => {
  expect(limitedSides('apartment', exampleEstimation({ vente: 60, location: 60 }))).toEqual([]);
});

test('either score under 60 warns, for want of comparables or for scattered prices', () => {
  const data = exampleEstimation({ vente: 59, location: 20 }, { vente: 30, location: 5 });
  expect(limitedSides('apartment', data)).toEqual([
    { side: 'vente', reason: 'scattered-prices', comparables: 30 },
    { side: 'location', reason: 'few-comparables', comparables: 5 },
  ]);
});

test('the rent of land does not count', () => {
  expect(limitedSides('land', exampleEstimation({ vente: 70, location: 0 }))).toEqual([]);
});

test('an old record without confidence does not warn', () => {
  expect(limitedSides('villa', { estimation: exampleEstimation().estimation })).toEqual([]);
});
