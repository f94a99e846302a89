import { expect, test } from 'vitest';
import { trustOf } from './trust.ts';

test('no range whose ends are more than 2 : 1 is a good guide, whatever its score', () => {
  const upTo = (score: number, high: number) => trustOf(score, { low: 250_000, high });
  expect([85, 72, 50].map((score) => upTo(score, 500_000))).toEqual(['solid', 'guide', 'orderOfMagnitude']);
  for (const score of [85, 72, 50]) expect(upTo(score, 501_000)).toBe('orderOfMagnitude');
  expect(upTo(30, 501_000)).toBe('fragile');
  expect(trustOf(85, null)).toBe('solid');
});
