import { expect, test } from 'vitest';
import { priceAlong } from './fit-to-surfaces.ts';

const bands = [
  { surfaceM2: 50, priceTnd: 100 },
  { surfaceM2: 100, priceTnd: 200 },
  { surfaceM2: 200, priceTnd: 200 },
];

test.each([
  [50, 100],
  [75, 150],
  [100, 200],
  [150, 200],
  [200, 200],
  // beyond the outermost by the square root
  [12.5, 50],
  [800, 400],
])('the price at %d m² lies on the line from band to band', (surfaceM2, priceTnd) => {
  expect(priceAlong(bands, surfaceM2, 0.5)).toBeCloseTo(priceTnd, 9);
});

test('one band alone is left by the elasticity on both sides', () => {
  expect([25, 100].map((surfaceM2) => priceAlong(bands.slice(0, 1), surfaceM2, 1))).toEqual([50, 200]);
});
