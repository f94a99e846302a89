import { expect, test } from 'vitest';
import { coverage, meanRelativeWidth } from './range-statistics.ts';

const cases = [
  { low: 80, estimate: 100, high: 120, price: 80 },
  { low: 150, estimate: 200, high: 210, price: 211 },
];

test('coverage counts a price on the edge of its range as inside', () => {
  expect(coverage(cases)).toBe(0.5);
});

test('mean relative width takes each width as a share of its estimate', () => {
  expect(meanRelativeWidth(cases)).toBeCloseTo((0.4 + 0.3) / 2);
});
