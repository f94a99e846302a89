import { expect, it } from 'vitest';
import { afterSale, type EstimatedSale } from './after-sale.ts';

const day = '2026-11-22';
const flat: EstimatedSale = {
  price: 350_000,
  range: { low: 310_000, high: 390_000 },
  type: 'apartment',
  details: { surface: 100 },
};
const after = (overrides: Partial<EstimatedSale>) => afterSale({ ...flat, ...overrides }, day);

it('what is taken off a net seller price and what is left of it make it up', () => {
  // 746 000 − 3 % and its VAT = 719 367.8; 746 000 + 8 % + 2 % and its VAT = 823 434.8
  const { agency, left, buyerPays } = after({ price: 746_000 });
  expect([agency, left.price, buyerPays.high]).toEqual([27_000, 719_000, 823_000]);
  // a price from a million is rounded to ten thousand, a fee of 44 625 is not
  expect(after({ price: 1_250_000 }).agency).toBe(45_000);
  for (const price of [9870, 89_500, 350_000, 1_250_000]) {
    const of = after({ price });
    expect(of.agency + of.left.price).toBe(price);
    expect(Math.abs(of.agency - 0.0357 * price)).toBeLessThan(500);
  }
  expect(after({}).left.range).toEqual({ low: 299_000, high: 376_000 });
});

it('every cliff within the range counts, from its own price on', () => {
  const cliffs = (low: number, high: number) =>
    after({ range: { low, high } }).cliffs.map(({ priceDt, rise }) => [priceDt, rise.low]);
  expect(cliffs(460_000, 1_040_000)).toEqual([
    [500_000, expect.closeTo(10_000_000, -5)],
    [1_000_000, expect.closeTo(20_000_000, -5)],
  ]);
  expect(cliffs(500_000, 540_000)).toEqual([]);
  expect(after({ range: null }).cliffs).toEqual([]);
});

it('land is paid less for by whoever builds their own home on it', () => {
  // 270 000 + 8 280 as building land of 450 m², + 16 200 at 6 %; and an agency's 6 426
  const paysFor = (details: EstimatedSale['details']) => {
    const { low, high } = after({ type: 'land', price: 270_000, details, range: null }).buyerPays;
    return [low, high];
  };
  expect(paysFor({ surface: 450 })).toEqual([285_000, 293_000]);
  expect(paysFor({ surface: 450, is_constructible: true })).toEqual([285_000, 293_000]);
  expect(paysFor({ surface: 450, is_constructible: false })).toEqual([293_000, 293_000]);
});
