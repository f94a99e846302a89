import { examplePlace } from '@soumdar/contract/testing';
import { expect, test } from 'vitest';
import { medianGapOf } from './median-gap.ts';

const own = {
  ...examplePlace({ distance: '0.0', locality: 'Carthage', medianPerSqm: 3000 }),
  nearness: 'samePlace' as const,
};
const other = { ...examplePlace({ distance: '0.5', medianPerSqm: 9000 }), nearness: 0.5 };

test('an estimate a fifth away from the median of its own neighbourhood says so, no nearer one', () => {
  expect(medianGapOf(3700, [own, other])).toEqual({
    locality: 'Carthage',
    medianPerSqm: 3000,
    pricePerM2: 3700,
  });
  expect(medianGapOf(2400, [own, other])).toMatchObject({ pricePerM2: 2400 });
  expect([3590, 2510].map((price) => medianGapOf(price, [own, other]))).toEqual([null, null]);
  expect([medianGapOf(null, [own]), medianGapOf(3700, [other])]).toEqual([null, null]);
});
