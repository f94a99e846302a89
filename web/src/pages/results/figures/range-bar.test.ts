import { expect, test } from 'vitest';
import { rangePosition } from './range-bar.tsx';

test('a value sits where it is between the ends', () => {
  expect(rangePosition(100, 125, 200)).toBe(25);
});

test('a value outside the range sits at its end', () => {
  expect(rangePosition(100, 90, 200)).toBe(0);
  expect(rangePosition(100, 250, 200)).toBe(100);
});

test('a range without width puts its value in the middle', () => {
  expect(rangePosition(100, 100, 100)).toBe(50);
});
