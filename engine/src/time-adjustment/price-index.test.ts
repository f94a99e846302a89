import { expect, test } from 'vitest';
import { logPriceIndex } from './price-index.ts';

test('the middle of a quarter has the published figure', () => {
  expect(Math.exp(logPriceIndex('apartment', '2025-11-16'))).toBeCloseTo(187.5407, 0);
  expect(Math.exp(logPriceIndex('villa', '2025-11-16'))).toBeCloseTo(185.8963, 0);
  expect(Math.exp(logPriceIndex('land', '2015-02-15'))).toBeCloseTo(96.7576, 0);
});

test('between quarters the index goes straight', () => {
  const [first, middle, second] = ['2025-02-14', '2025-04-01', '2025-05-17'].map((date) =>
    logPriceIndex('house', date),
  );
  expect(middle).toBeCloseTo((first! + second!) / 2, 3);
});

test('after the last quarter it keeps its last yearly pace, before the first it stays level', () => {
  const lastPace = Math.log(187.5407 / 177.4922);
  expect(logPriceIndex('apartment', '2027-11-16') - logPriceIndex('apartment', '2025-11-16')).toBeCloseTo(
    2 * lastPace,
    3,
  );
  expect(logPriceIndex('land', '2010-01-01')).toBe(logPriceIndex('land', '2014-01-01'));
});
