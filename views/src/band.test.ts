import type { Details, Explanation } from '@soumdar/contract';
import { exampleComparable, exampleEstimation } from '@soumdar/contract/testing';
import { expect, test } from 'vitest';
import { bandOf } from './band.ts';

const details: Details = { surface: 120, rooms: 4, condition: 'new', elevator: false };

/** Of a sale at 4 333 DT/m², beside comparables at these prices. */
function band(prices: number[], effects: Explanation['effects'] = []) {
  const data = exampleEstimation();
  const comparables = {
    ...data.comparables,
    sale: prices.map((pricePerSqm) => exampleComparable({ pricePerSqm })),
  };
  const explanation = { sale: { typical: { surface: 110 }, typicalPrice: 1, effects }, rent: null };
  return bandOf('sale', 4333, details, { comparables, explanation });
}

test('an estimate among its comparables has no band', () => {
  expect(band([4333, 5000])).toBeNull();
  expect(band([2000, 4333])).toBeNull();
});

test('an estimate outside them has as reasons what was stated and moves it that way', () => {
  const effects: Explanation['effects'] = [
    { factor: 'surface', amount: 40_000 },
    { factor: 'elevator', amount: -30_000 },
    { factor: 'sea_view', amount: 25_000 },
    { factor: 'condition', amount: 20_000 },
    { factor: 'rooms', amount: 10_000 },
  ];
  const surface = { factor: 'surface', isAbsence: false };
  expect(band([3000, 4200], effects)).toEqual({
    isAbove: true,
    reasons: [surface, { factor: 'condition', isAbsence: false }],
  });
  expect(band([4400, 5000], effects)).toEqual({
    isAbove: false,
    reasons: [surface, { factor: 'elevator', isAbsence: true }],
  });
});

test('neither nearby advertisements nor the place, which is theirs too, are a reason', () => {
  const nearby: Explanation['effects'] = [
    { factor: 'place', amount: 212_000 },
    { factor: 'comparables', amount: 9 },
  ];
  expect(band([3000, 4200], nearby)).toEqual({ isAbove: true, reasons: [] });
});

test('without comparables or a price per m² there is none', () => {
  expect(band([])).toBeNull();
  expect(bandOf('sale', null, details, exampleEstimation())).toBeNull();
});
