import { expect, test } from 'vitest';
import { formatChange } from './change.ts';

test.each([
  [0.0124, '+ 1,2 %'],
  [-0.03, '− 3 %'],
  [0.0004, '0 %'],
  [-0.0004, '0 %'],
])('a change of %d is told as %s', (change, expected) => {
  expect(formatChange(change).replaceAll(/\s/g, ' ')).toBe(expected);
});
