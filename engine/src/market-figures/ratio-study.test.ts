import { expect, test } from 'vitest';
import type { TestedListing } from '../training/train-transaction.ts';
import { ratioStudy } from './ratio-study.ts';

/** Flats asked at 100 000 DT and more, each estimated at a share of its price. */
const flats = (count: number, share: (at: number) => number) =>
  Array.from({ length: count }, (_, at) => ({
    listing: { transaction: 'sale', propertyType: 'apartment', priceTnd: 100_000 + 1000 * at },
    error: -Math.log(share(at)),
  })) as TestedListing[];

test('the study of a type has its four figures within their intervals, and those of each tenth of its prices', () => {
  const [whole, ...tenths] = ratioStudy(flats(400, (at) => (at % 2 ? 1.1 : 0.9)));
  expect(whole).toMatchObject({ transaction: 'sale', type: 'apartment', count: 400 });
  expect(whole!.decile).toBeUndefined();
  expect(whole!.medianRatio.value).toBeCloseTo(1, 6);
  expect(whole!.cod.value).toBeCloseTo(10, 6);
  expect(whole!.prd.value).toBeCloseTo(1, 2);
  for (const { value, low, high } of [whole!.medianRatio, whole!.cod, whole!.prd, whole!.prb]) {
    expect(low).toBeLessThanOrEqual(value);
    expect(high).toBeGreaterThanOrEqual(value);
    expect(high).toBeGreaterThan(low);
  }
  expect(tenths.map(({ decile, count }) => [decile, count])).toEqual(
    Array.from({ length: 10 }, (_, at) => [at + 1, 40]),
  );
});

test('dear flats valued low show as a differential above 1 and a negative bias, outside their intervals', () => {
  const [whole] = ratioStudy(flats(400, (at) => 1.3 - at / 800));
  expect(whole!.prd.low).toBeGreaterThan(1.01);
  expect(whole!.prb.high).toBeLessThan(-0.05);
});

test('small groups are left out', () => {
  expect(ratioStudy(flats(29, () => 1))).toEqual([]);
  expect(ratioStudy(flats(200, () => 1)).filter(({ decile }) => decile !== undefined)).toEqual([]);
});
