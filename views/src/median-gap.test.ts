import { examplePlace } from '@soumdar/contract/testing';
import { expect, test } from 'vitest';
import { medianGapOf } from './median-gap.ts';

const own = {
  ...examplePlace({ distance: '0.0', locality: 'Carthage', medianPerSqm: 3000 }),
  nearness: 'samePlace' as const,
};
const other = { ...examplePlace({ distance: '0.5', medianPerSqm: 9000 }), nearness: 0.5 };

test('an estimate a fifth away from the median of its own neighbourhood says so, no nearer one', () => {
  const gapOf = (pricePerM2: number | null, places = [own, other]) =>
    medianGapOf(370_000, pricePerM2, places);
  expect(gapOf(3700)).toEqual({ locality: 'Carthage', median: 3000, figure: 3700 });
  expect(gapOf(2400)).toMatchObject({ figure: 2400 });
  expect([3590, 2510].map((price) => gapOf(price))).toEqual([null, null]);
  expect([gapOf(null), gapOf(3700, [other])]).toEqual([null, null]);
  expect(gapOf(3700, [{ ...other, atMiddle: true }])).toMatchObject({ median: 9000, atMiddle: true });
});

test('an estimate is compared with prices of its surface first, where its place has them', () => {
  const ofSurface = { low: 200_000, median: 250_000, high: 320_000 };
  const gapOf = (price: number, pricePerM2: number) =>
    medianGapOf(price, pricePerM2, [{ ...own, ofSurface }]);
  expect(gapOf(310_000, 3100)).toEqual({
    locality: 'Carthage',
    figure: 310_000,
    median: 250_000,
    range: { low: 200_000, high: 320_000 },
  });
  const ofAll = { ...own, ofSurface: { ...ofSurface, fromAllSurfaces: true as const } };
  expect(medianGapOf(310_000, 3100, [ofAll])?.range).toMatchObject({ fromAllSurfaces: true });
  expect(gapOf(260_000, 3700)).toMatchObject({ figure: 3700, median: 3000 });
  expect(gapOf(260_000, 3100)).toBeNull();
});
