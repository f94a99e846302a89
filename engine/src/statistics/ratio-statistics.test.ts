import { describe, expect, test } from 'vitest';
import {
  coefficientOfDispersion,
  medianAbsolutePercentageError,
  medianRatio,
  priceRelatedBias,
  priceRelatedDifferential,
  shareWithin,
  type Pair,
} from './ratio-statistics.ts';

function pairs(text: string): Pair[] {
  return text.split(' ').map((pair) => {
    const [estimate, price] = pair.split('/').map(Number);
    return { estimate: estimate!, price: price! };
  });
}

// IAAO, Standard on Ratio Studies (2013): worked tables with estimates, sale prices and statistics
const table11 = pairs(
  '48000/138000 28800/59250 78400/157500 39840/74400 68160/114900 94400/159000 67200/111900 56960/93000 87200/138720 ' +
    '38240/59700 96320/146400 67680/99000 32960/47400 50560/70500 61360/78000 47360/60000 58080/69000 47040/55500 ' +
    '136000/154500 103200/109500 59040/60000 168000/168000 128000/124500 132000/127500 160000/150000 160000/141000 ' +
    '200000/171900 184000/157500 160000/129600 157200/126000 99200/77700 200000/153000 64000/48750 192000/144000 ' +
    '190400/141000 65440/48000',
);
const table14 = pairs(
  '87200/138720 38240/59700 96320/146400 68610/99000 32960/47400 50560/70500 61360/78000 47360/60000 56580/69000 ' +
    '47040/55500 136000/154500 98000/109500 56000/60000 159100/168000 128000/124500 132000/127500 160000/150000',
);

describe('ratio statistics of the IAAO standard', () => {
  test.each([
    { name: '1-1', table: table11, median: 0.864, dispersion: 29.8, differential: 0.98 },
    { name: '1-4', table: table14, median: 0.82, dispersion: 14.5, differential: 0.98 },
  ])('are those printed under its table $name', ({ table, median, dispersion, differential }) => {
    expect(medianRatio(table)).toBeCloseTo(median, 3);
    expect(coefficientOfDispersion(table)).toBeCloseTo(dispersion, 1);
    expect(priceRelatedDifferential(table)).toBeCloseTo(differential, 2);
  });
});

test('price-related bias is the change of the ratio when the price doubles', () => {
  // ratios fall by a tenth of the median at each doubling of the mean of estimate ÷ median ratio and price
  const doublings = [-2, -1, 0, 1, 2];
  const falling = doublings.map((doubling) => {
    const ratio = 1 - 0.1 * doubling;
    const price = (2 * 100_000 * 2 ** doubling) / (ratio + 1);
    return { estimate: ratio * price, price };
  });
  expect(priceRelatedBias(falling)).toBeCloseTo(-0.1, 10);
});

test('median absolute percentage error and share within count errors above and below the price alike', () => {
  const estimates = [90, 100, 105, 130].map((estimate) => ({ estimate, price: 100 }));
  expect(medianAbsolutePercentageError(estimates)).toBeCloseTo(0.075);
  expect(shareWithin(estimates, 0.1001)).toBe(0.75);
});
