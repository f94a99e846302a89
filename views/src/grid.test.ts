import { fewestInGrid } from '@soumdar/contract';
import { exampleAdjusted, exampleComparable, exampleEstimation } from '@soumdar/contract/testing';
import { expect, test } from 'vitest';
import { sideView } from './estimate-view.ts';
import { nearestFirst } from './grid.ts';

const property = { type: 'apartment' as const, details: { surface: 120 } };

function sale(comparables = exampleAdjusted(), score = 78) {
  const data = exampleEstimation({ sale: score, rent: 65 });
  return sideView('sale', property, { ...data, comparables: { ...data.comparables, sale: comparables } });
}

function gridOf(...of: Parameters<typeof sale>) {
  const view = sale(...of);
  return view.kind === 'estimated' ? view.grid : null;
}

test('each row leads from the asking price over its adjustments to the adjusted price', () => {
  const { rows } = gridOf()!;
  expect(rows.map(({ askingPrice }) => askingPrice)).toEqual([502_000, 610_000, 505_000]);
  for (const { askingPrice, adjustments, adjustedPrice } of rows)
    expect(adjustments.reduce((sum, { tnd }) => sum + tnd, askingPrice)).toBe(adjustedPrice);
});

test('a row says how alike it is and why, where it is and when it was listed', () => {
  expect(gridOf()!.rows[0]).toMatchObject({
    likeness: 'strong',
    reasons: ['same_place', 'same_rooms'],
    nearness: 'samePlace',
    locality: 'Marsa Plage',
    listedOn: '2020-12-15',
  });
});

test('one axis, with two digits at its ends, holds the range, the figure and every price', () => {
  const { axis, rows } = gridOf()!;
  expect([axis.low, axis.high]).toEqual([410_000, 660_000]);
  const at = (tnd: number) => (tnd - 410_000) / 250_000;
  expect(axis.figure).toBeCloseTo(at(520_000));
  expect(axis.range).toEqual({ low: at(410_000), high: at(655_000) });
  expect(rows[0]!.asking).toBeCloseTo(at(502_000));
  expect(rows[0]!.adjusted).toBeCloseTo(at(550_000));
});

test('an asking price far from the others widens the axis', () => {
  const [first, ...rest] = exampleAdjusted();
  const { axis, rows } = gridOf([{ ...first!, price: 1_234_000 }, ...rest])!;
  expect([axis.low, axis.high]).toEqual([400_000, 1_300_000]);
  expect(rows[0]!.asking).toBeLessThan(1);
});

test('the adjusted prices have ends and a middle, rounded like the figure', () => {
  expect(gridOf()!.adjusted).toEqual({ low: 490_000, middle: 525_000, high: 550_000 });
  const [first, second] = exampleAdjusted();
  const four = [...exampleAdjusted(), { ...second!, adjustedPrice: first!.adjustedPrice! + 1000 }];
  expect(gridOf(four)!.adjusted.middle).toBe(538_000);
});

test('a figure is far from adjusted prices whose middle is more than a fifth away', () => {
  const at = (share: number) =>
    gridOf(exampleAdjusted().map((item) => ({ ...item, adjustedPrice: Math.round(share * 520_000) })))!.isFar;
  expect([0.82, 0.84, 1.19, 1.21].map(at)).toEqual([true, false, false, true]);
});

test('what adjustments name and no form asks of the type stands apart', () => {
  const [first, ...others] = exampleAdjusted();
  const adjustments: NonNullable<(typeof others)[0]['adjustments']> = [
    { what: 'details', tnd: -127_000, of: ['has_pool', 'condition', 'has_garage'] },
    { what: 'rest', tnd: 8000, of: ['sites'] },
  ];
  const data = exampleEstimation();
  const comparables = { ...data.comparables, sale: [{ ...first!, adjustments }, ...others] };
  const offForm = (type: 'apartment' | 'house' | 'villa') => {
    const view = sideView('sale', { ...property, type }, { ...data, comparables });
    return view.kind === 'estimated' ? view.grid?.offForm : null;
  };
  expect(offForm('apartment')).toEqual(['has_pool', 'has_garage']);
  expect(offForm('house')).toEqual(['has_pool']);
  expect(offForm('villa')).toEqual([]);
});

test('nearest first puts last what only the town is known of', () => {
  const order = nearestFirst(gridOf(exampleAdjusted().toReversed())!.rows);
  expect(order.map(({ nearness }) => nearness)).toEqual(['samePlace', 1.9, 'town']);
});

test('a side under 40 has no grid', () => {
  expect(gridOf(exampleAdjusted(), 40)).not.toBeNull();
  expect(sale(exampleAdjusted(), 39)).not.toHaveProperty('grid');
});

test('an old record has no grid, nor a reason', () => {
  expect(sale([exampleComparable()])).toMatchObject({ grid: null, gridLack: null });
  const { estimation } = exampleEstimation();
  expect(sideView('sale', property, { estimation })).toMatchObject({ grid: null, gridLack: null });
});

test.each([fewestInGrid - 1, 0])(
  'with %d adjusted comparables a figure has a reason in its place',
  (count) => {
    expect(sale(exampleAdjusted().slice(0, count))).toMatchObject({ grid: null, gridLack: 'tooFewAdjusted' });
  },
);

test('a figure does not stand beside a part of its advertisements, where the limit of the day withholds the others', () => {
  const shown = exampleEstimation();
  const comparables = { ...shown.comparables, sale: exampleAdjusted(), withheld: true as const };
  const data = { ...shown, comparables };
  const outside = { ...data, estimation: { ...shown.estimation, pricePerSqm: 1 } };
  expect(sideView('sale', property, outside)).toMatchObject({ grid: null, band: null, gridLack: 'withheld' });
});

test('the evidence counts what is there before it is adjusted', () => {
  expect(gridOf()!.evidence).toEqual({
    count: 3,
    near: 1,
    first: '2020-12-15',
    last: '2025-11-03',
    asking: { low: 502_000, high: 610_000 },
  });
});
