import { exampleComparable } from '@soumdar/contract/testing';
import { expect, test } from 'vitest';
import { marketOf, nearnessOf } from './market.ts';

const surfaces = (...m2: number[]) => m2.map((surface) => exampleComparable({ surface }));
const distances = (...km: string[]) => km.map((distance) => exampleComparable({ distance }));
const market = (sale: ReturnType<typeof surfaces>, surfaceM2?: number) =>
  marketOf('sale', { sale, rent: [] }, surfaceM2);

test('the average distance is in km, however short, and read from the texts of the API', () => {
  expect(market(distances('0.0', '0.2', '0.7')).meanDistance).toBeCloseTo(0.3);
});

test('surface similarity is the mean of 100 less the relative differences', () => {
  expect(market(surfaces(100, 90, 120), 100).surfaceSimilarity).toBeCloseTo((100 + 90 + 80) / 3);
});

test('one far larger surface counts as 0, not below', () => {
  expect(market(surfaces(100, 500), 100).surfaceSimilarity).toBe(50);
});

test('a property without surface counts as 80 m²', () => {
  expect(market(surfaces(80)).surfaceSimilarity).toBe(100);
});

test('without comparables there is neither an average distance nor a similarity', () => {
  expect(market([], 100)).toMatchObject({ meanDistance: null, surfaceSimilarity: null });
});

test('under half a kilometre is the same neighbourhood', () => {
  expect(distances('0.4', '0.5').map(nearnessOf)).toEqual(['samePlace', 0.5]);
});

test('what the server found in the same place is there, however far the pin is from its middle', () => {
  const far = exampleComparable({ distance: '0.7', likenesses: ['same_place', 'recent'] });
  const near = exampleComparable({ distance: '0.4', likenesses: [] });
  expect([far, near].map(nearnessOf)).toEqual(['samePlace', 0.4]);
});

test('where no more than the town is known there is no distance, nor is it averaged', () => {
  const [near, unplaced] = [
    exampleComparable({ distance: '2.0' }),
    exampleComparable({ distance: '0.1', atTown: true }),
  ];
  expect(nearnessOf(unplaced)).toBe('town');
  expect(market([near, unplaced]).meanDistance).toBe(2);
  expect(market([unplaced]).meanDistance).toBeNull();
});
