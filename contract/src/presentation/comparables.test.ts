import { expect, test } from 'vitest';
import { exampleComparable } from '../testing/example-estimation.ts';
import { averageDistanceLabel, distanceLabel, matchReasonsText, surfaceSimilarity } from './comparables.ts';

const surfaces = (...m2: number[]) => m2.map((surface) => exampleComparable({ surface }));
const distances = (...km: string[]) => km.map((distance) => exampleComparable({ distance }));

test('the average distance is in km, however short, and read from the texts of the API', () => {
  expect(averageDistanceLabel(distances('0.0', '0.2', '0.7'))).toMatch(/^0,3\skm$/);
});

test('surface similarity is the mean of 100 less the relative differences', () => {
  expect(surfaceSimilarity(surfaces(100, 90, 120), 100)).toBeCloseTo((100 + 90 + 80) / 3);
});

test('one far larger surface counts as 0, not below', () => {
  expect(surfaceSimilarity(surfaces(100, 500), 100)).toBe(50);
});

test('a property without surface counts as 80 m²', () => {
  expect(surfaceSimilarity(surfaces(80))).toBe(100);
});

test('without comparables there is neither an average distance nor a similarity', () => {
  expect(averageDistanceLabel([])).toBeNull();
  expect(surfaceSimilarity([], 100)).toBeNull();
});

test('under half a kilometre is the same neighbourhood', () => {
  expect(distances('0.4', '0.5').map(distanceLabel)).toEqual(['même quartier', '0,5 km']);
});

test('where no more than the town is known no distance is said, nor averaged', () => {
  const [near, unplaced] = [
    exampleComparable({ distance: '2.0' }),
    exampleComparable({ distance: '0.1', atTown: true }),
  ];
  expect(distanceLabel(unplaced)).toBe('quartier non précisé');
  expect(averageDistanceLabel([near, unplaced])).toMatch(/^2,0\skm$/);
  expect(averageDistanceLabel([unplaced])).toBeNull();
});

test('a comparable says why it was chosen', () => {
  expect(matchReasonsText(['same_place', 'recent'])).toBe('même quartier, annonce récente');
});
