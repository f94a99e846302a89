import { expect, test } from 'vitest';
import { logPriceIndex } from './price-index.ts';

test('the price index in the middle of a quarter is the published figure', () => {
  expect(Math.exp(logPriceIndex('apartment', '2025-11-16'))).toBeCloseTo(187.5407, 0);
  expect(Math.exp(logPriceIndex('villa', '2025-11-16'))).toBeCloseTo(185.8963, 0);
  expect(Math.exp(logPriceIndex('land', '2015-02-15'))).toBeCloseTo(96.7576, 0);
});

test('between the middles of two quarters the price index is interpolated', () => {
  const [first, middle, second] = ['2025-02-14', '2025-04-01', '2025-05-17'].map((date) =>
    logPriceIndex('house', date),
  );
  expect(middle).toBeCloseTo((first! + second!) / 2, 3);
});

test('the price index keeps its last yearly pace after the last quarter, and is constant before the first', () => {
  const lastPace = Math.log(187.5407 / 177.4922);
  expect(logPriceIndex('apartment', '2027-11-16') - logPriceIndex('apartment', '2025-11-16')).toBeCloseTo(
    2 * lastPace,
    3,
  );
  expect(logPriceIndex('land', '2010-01-01')).toBe(logPriceIndex('land', '2014-01-01'));
});
