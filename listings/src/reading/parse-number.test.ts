import { expect, it } from 'vitest';
import { parseNumber } from './parse-number.ts';

it.each([
  ['100000.0', 100_000],
  ['120', 120],
  ['1e+15', 1e15],
  ['-5', -5],
  ['1.200', 1.2],
  ['120,5', 120.5],
  ['1 200', 1200],
  ['1\u202f200\u00a0000,50', 1_200_000.5],
  ['1,200,000', 1_200_000],
  ['1.200.000,5', 1_200_000.5],
])('reads %j', (cell, value) => {
  expect(parseNumber(cell)).toBe(value);
});

it.each(['1,200', '12 00', '1,2,3', '120 m²', 'abc', 'NaN', '0x10', '--1', '.'])(
  'does not guess %j',
  (cell) => {
    expect(parseNumber(cell)).toBeNaN();
  },
);

it('tells an empty cell from a bad one', () => {
  expect(parseNumber('')).toBeUndefined();
});

it('reads no number in a million digits and a letter, and soon says so', () => {
  expect(parseNumber(`${'1'.repeat(1_000_000)}x`)).toBeNaN();
});
