import { expect, test } from 'vitest';
import { seededRandom } from '../statistics/seeded-random.ts';
import { middleOf } from '../statistics/weighted-median.ts';
import { halfWidthOf, quantileOf, type PlacePrices } from './price-mixture.ts';

const centre = { value: 12, low: 11.7, high: 12.4, weight: 30 };
const coast = { value: 13, low: 12.8, high: 13.1, weight: 20 };

test('one place has its own bounds', () => {
  expect(middleOf([centre])).toBe(centre);
  expect(quantileOf([centre], 0.1)).toBeCloseTo(centre.low, 6);
  expect(quantileOf([centre], 0.9)).toBeCloseTo(centre.high, 6);
});

test('the middle place has as many advertisements at cheaper places as at dearer ones', () => {
  const village = { ...centre, value: 11, weight: 9 };
  expect(middleOf([coast, centre, village])).toBe(centre);
  expect(middleOf([coast, village])).toBe(coast);
  expect(middleOf([coast, { ...centre, weight: 20 }])).toMatchObject({ value: centre.value });
});

test('a tenth of the prices of several places lies under the range, and a tenth over it', () => {
  const places = [centre, coast];
  const [low, high] = [quantileOf(places, 0.1), quantileOf(places, 0.9)];
  const prices = pricesOf(places);
  expect(shareOf(prices, (log) => log < low)).toBeCloseTo(0.1, 2);
  expect(shareOf(prices, (log) => log > high)).toBeCloseTo(0.1, 2);
  expect(low).toBeGreaterThan(centre.low);
  expect(high).toBeLessThan(coast.high);
});

test('the half-width holds that share of prices on both sides of the figure', () => {
  const places = [centre, coast];
  const half = halfWidthOf(places, centre.value, 0.68);
  const figure = Math.exp(centre.value);
  const inside = shareOf(pricesOf(places), (log) => Math.abs(Math.exp(log) / figure - 1) < half);
  expect(inside).toBeCloseTo(0.68, 2);
});

test('a place without any spread is counted too', () => {
  const fixed = { value: 12, low: 12, high: 12, weight: 1 };
  expect(quantileOf([fixed], 0.1)).toBeCloseTo(12, 4);
  expect(halfWidthOf([fixed], 12, 0.68)).toBeCloseTo(0, 4);
});

function pricesOf(places: readonly PlacePrices[]): number[] {
  const random = seededRandom(3);
  return places.flatMap(({ value, low, high, weight }) =>
    Array.from({ length: 4000 * weight }, () => {
      const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
      return value + (normal * (normal < 0 ? value - low : high - value)) / 1.28155;
    }),
  );
}

const shareOf = (values: readonly number[], holds: (value: number) => boolean) =>
  values.filter(holds).length / values.length;
