import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { partOf, totalOf, typedPortion } from './portion.ts';

test.each([
  ['1/8', { numerator: 1, denominator: 8 }],
  [' 2 / 16 ', { numerator: 1, denominator: 8 }],
  ['12,5 %', { numerator: 1, denominator: 8 }],
  ['١/٨', { numerator: 1, denominator: 8 }],
  ['١٢٫٥ ٪', { numerator: 1, denominator: 8 }],
  ['12.5', { numerator: 1, denominator: 8 }],
  ['100', { numerator: 1, denominator: 1 }],
  ['3/3', { numerator: 1, denominator: 1 }],
  ['33,3333', { numerator: 333_333, denominator: 1_000_000 }],
])('%s is a part', (typed, portion) => {
  expect(typedPortion(typed)).toEqual(portion);
});

test.each([
  '',
  ' ',
  '0',
  '0 %',
  '0/8',
  '1/0',
  '-1/8',
  '-5',
  '9/8',
  '101',
  '1e15',
  '1000000000000000',
  '1/1000000000000000',
  'un huitième',
  '1/8/2',
  '12,55555',
  '½',
])('%s is none', (typed) => {
  expect(typedPortion(typed)).toBeNull();
});

const portions = (...typed: string[]) => typed.map((one) => typedPortion(one)!);

test('parts add up exactly, or it is told by how much they do not', () => {
  expect(totalOf(portions('1/3', '1/3', '1/3'))).toEqual({ kind: 'whole' });
  expect(totalOf(portions('1/8', '50', '37,5'))).toEqual({ kind: 'whole' });
  expect(totalOf(portions('1/8', '1/2'))).toEqual({ kind: 'lacks', by: { numerator: 3, denominator: 8 } });
  expect(totalOf(portions('2/3', '1/2'))).toEqual({ kind: 'exceeds', by: { numerator: 1, denominator: 6 } });
  expect(totalOf(portions('33,3', '33,3', '33,3'))).toEqual({
    kind: 'lacks',
    by: { numerator: 1, denominator: 1000 },
  });
  expect(totalOf([])).toEqual({ kind: 'lacks', by: { numerator: 1, denominator: 1 } });
});

test('any whole that is cut into fractions is the whole again, whatever their denominators', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 999 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(weights, (parts) => {
      const whole = parts.reduce((sum, part) => sum + part, 0);
      const cut = parts.map((part) => typedPortion(`${part}/${whole}`)!);
      expect(totalOf(cut)).toEqual({ kind: 'whole' });
      const shared = cut.reduce((sum, part) => sum + partOf(500_000, part), 0);
      expect(shared).toBeCloseTo(500_000, 4);
    }),
  );
});
