import { expect, test } from 'vitest';
import { signedGap, signedGroups, type SignedCase } from './signed-gap.ts';

const flats = (count: number, ratio: (at: number) => number, asking: number | null = 110): SignedCase[] =>
  Array.from({ length: count }, (_, at) => ({
    transaction: 'sale',
    type: 'apartment',
    estimate: 100 * ratio(at),
    asking,
    price: 100,
  }));

test('the gap is the median of the ratios, within its interval', () => {
  const gap = signedGap(flats(41, (at) => 0.8 + at / 100))!;
  expect(gap.estimateToSigned.value).toBeCloseTo(1);
  expect(gap.estimateToSigned.low).toBeLessThan(1);
  expect(gap.estimateToSigned.low).toBeGreaterThan(0.85);
  expect(gap.estimateToSigned.high).toBeGreaterThan(1);
  expect(gap.estimateToSigned.high).toBeLessThan(1.15);
  expect(gap.askingToSigned).toEqual({ value: 1.1, low: 1.1, high: 1.1 });
  expect(gap.medianLogError).toBeCloseTo(Math.abs(Math.log(0.9)), 1);
});

test('fewer than thirty have none, nor have asking prices of fewer', () => {
  expect(signedGap(flats(29, () => 1))).toBeUndefined();
  expect(signedGap([...flats(29, () => 1), ...flats(1, () => 1, null)])!.askingToSigned).toBeNull();
});

test('cases are grouped by transaction, with all types and by type', () => {
  const rent = { ...flats(1, () => 1)[0]!, transaction: 'rent', type: 'villa' } as const;
  const counts = signedGroups([...flats(2, () => 1), rent]).flatMap(({ transaction, type, cases }) =>
    cases.length > 0 ? [[transaction, type, cases.length]] : [],
  );
  expect(counts).toEqual([
    ['sale', null, 2],
    ['sale', 'apartment', 2],
    ['rent', null, 1],
    ['rent', 'villa', 1],
  ]);
});
