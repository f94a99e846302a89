import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';

// the ratios that WebAIM's and the W3C's own pages give for these colours
test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
  ['#0000ff', '#ffffff', 8.59],
])('%s and %s are %d apart', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

test('a colour written otherwise is refused rather than taken for black', () => {
  expect(() => contrast('white', '#000000')).toThrow('white');
});
