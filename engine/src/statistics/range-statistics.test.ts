import { expect, test } from 'vitest';
import { coverage, meanRelativeWidth } from './range-statistics.ts';

const cases = [
  { low: 80, estimate: 100, high: 120, price: 80 },
  { low: 150, estimate: 200, high: 210, price: 211 },
];

test('a price on the edge of its range is inside', () => {
  expect(coverage(cases)).toBe(0.5);
});

test('a width is a share of the estimate', () => {
  expect(meanRelativeWidth(cases)).toBeCloseTo((0.4 + 0.3) / 2);
});
