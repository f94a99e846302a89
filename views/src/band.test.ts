import { exampleAdjusted, exampleComparable, exampleEstimation } from '@soumdar/contract/testing';
import { expect, test } from 'vitest';
import { bandOf } from './band.ts';
import { sideView } from './estimate-view.ts';

/** Of a sale at 4 333 DT/m², beside comparables at these prices. */
function band(
  prices: number[],
  adjustments: NonNullable<ReturnType<typeof exampleComparable>['adjustments']> = [],
) {
  const data = exampleEstimation();
  const sale = prices.map((pricePerSqm) => exampleComparable({ pricePerSqm }));
  const adjusted = exampleAdjusted().map((item) => ({ ...item, adjustments }));
  const view = sideView(
    'sale',
    { type: 'apartment', details: { surface: 120 } },
    { ...data, comparables: { ...data.comparables, sale: adjusted } },
  );
  const grid = view.kind === 'estimated' ? view.grid : null;
  return bandOf('sale', 4333, { comparables: { ...data.comparables, sale } }, grid);
}

test('an estimate among its comparables has no band', () => {
  expect(band([4333, 5000])).toBeNull();
  expect(band([2000, 4333])).toBeNull();
});

test('an estimate outside them has as reasons what brings them to it, the largest first; never time, as they are of its day', () => {
  const adjustments = [
    { what: 'surface', tnd: 90_000 },
    { what: 'rest', tnd: 80_000 },
    { what: 'time', tnd: 70_000 },
    { what: 'place', tnd: 60_000 },
    { what: 'rooms', tnd: 30_000 },
    { what: 'details', tnd: -40_000 },
  ] as const;
  expect(band([3000, 4200], [...adjustments])).toEqual({ isAbove: true, reasons: ['place', 'rooms'] });
  expect(band([4400, 5000], [...adjustments])).toEqual({ isAbove: false, reasons: ['details'] });
});

test('without comparables or a price per m² there is none', () => {
  expect(band([])).toBeNull();
  expect(bandOf('sale', null, exampleEstimation(), null)).toBeNull();
});
