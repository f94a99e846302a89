import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundings } from './rounding.ts';

const { sale, rent } = roundings;
const dinars = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const isMultiple = (value: number, step: number) => Number.isInteger(Number((value / step).toFixed(6)));

describe('a sale price', () => {
  it.each([
    [451_499, 451_000],
    [451_500, 452_000],
    [1_234_567.8, 1_230_000],
    [99_960, 100_000],
    [54.6, 55],
  ])('of %d is told as %d', (tnd, expected) => {
    expect(sale.price(tnd)).toBe(expected);
  });

  it('has three significant digits, and is the nearest such', () => {
    fc.assert(
      fc.property(dinars(100, 1e9), (tnd) => {
        const expected = sale.price(tnd);
        expect(Number(expected.toPrecision(3))).toBe(expected);
        expect(Math.abs(expected - tnd)).toBeLessThanOrEqual(
          0.5 * 10 ** (Math.floor(Math.log10(tnd) + 1e-9) - 2) * 1.000_001,
        );
      }),
    );
  });
});

describe('a rent', () => {
  it.each([
    [1234.6, 1230],
    [1235, 1240],
    [995, 1000],
  ])('of %d is told as %d', (tnd, expected) => {
    expect(rent.price(tnd)).toBe(expected);
  });

  it('is told to ten dinars, and is the nearest such', () => {
    fc.assert(
      fc.property(dinars(1, 1e6), (tnd) => {
        expect(rent.price(tnd) % 10).toBe(0);
        expect(Math.abs(rent.price(tnd) - tnd)).toBeLessThanOrEqual(5);
      }),
    );
  });
});

describe('a sale price per m²', () => {
  it.each([
    [4.37, 4.4],
    [43.7, 44],
    [437, 440],
    [994.9, 990],
    [999, 1000],
    [1004.9, 1000],
    [2584, 2580],
    [12_345, 12_350],
  ])('of %d is told as %d', (tnd, expected) => {
    expect(sale.perSqm(tnd)).toBe(expected);
  });

  it('has two significant digits below 1 000, and is told to ten dinars from there', () => {
    fc.assert(
      fc.property(dinars(0.01, 999.999), (tnd) => {
        expect(Number(sale.perSqm(tnd).toPrecision(2))).toBe(sale.perSqm(tnd));
        expect(Math.abs(sale.perSqm(tnd) / tnd - 1)).toBeLessThanOrEqual(0.0501);
      }),
    );
    fc.assert(
      fc.property(dinars(1000, 100_000), (tnd) => {
        expect(sale.perSqm(tnd) % 10).toBe(0);
        expect(Math.abs(sale.perSqm(tnd) - tnd)).toBeLessThanOrEqual(5);
      }),
    );
  });
});

describe('a rent per m²', () => {
  it.each([
    [14.27, 14.3],
    [9.96, 10],
    [99.96, 100],
    [100.4, 100],
    [150.6, 151],
  ])('of %d is told as %d', (tnd, expected) => {
    expect(rent.perSqm(tnd)).toBe(expected);
  });

  it('has one decimal below 100, none from there', () => {
    fc.assert(
      fc.property(dinars(0.1, 1000), (tnd) => {
        expect(isMultiple(rent.perSqm(tnd), tnd < 100 ? 0.1 : 1)).toBe(true);
        expect(Math.abs(rent.perSqm(tnd) - tnd)).toBeLessThanOrEqual(tnd < 100 ? 0.050_001 : 0.5);
      }),
    );
  });
});

it('rounding twice is rounding once', () => {
  fc.assert(
    fc.property(dinars(0.01, 1e9), (tnd) => {
      for (const round of [sale.price, sale.perSqm, rent.price, rent.perSqm])
        expect(round(round(tnd))).toBe(round(tnd));
    }),
  );
});
