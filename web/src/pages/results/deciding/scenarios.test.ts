import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { scenariosOf, type Ranged, type Scenario } from './scenarios.ts';

const yieldOf = ({ price, rent }: Scenario) => (12 * rent) / price;
const price = { value: 500_000, low: 400_000, high: 625_000 };
const rent = { value: 2000, low: 1600, high: 2500 };
const exact = (value: number): Ranged => ({ value, low: value, high: value });

const ranged = fc
  .tuple(
    fc.double({ min: 100, max: 1e9, noNaN: true }),
    fc.double({ min: 0.2, max: 1, noNaN: true }),
    fc.double({ min: 1, max: 5, noNaN: true }),
  )
  .map(([value, down, up]) => ({ value, low: value * down, high: value * up }));

test('when only one figure has a range, the return has the same range', () => {
  const { low, high } = scenariosOf(exact(500_000), rent);
  expect(low).toEqual({ price: 500_000, rent: expect.closeTo(1600) });
  expect(high).toEqual({ price: 500_000, rent: expect.closeTo(2500) });
});

test('two ranges of 25 % make one of 37 %, not of 56 %', () => {
  const { low, middle, high } = scenariosOf(price, rent);
  expect(yieldOf(high) / yieldOf(middle)).toBeCloseTo(1.25 ** Math.SQRT2, 3);
  expect(yieldOf(low) / yieldOf(middle)).toBeCloseTo(0.8 ** Math.SQRT2, 3);
});

test('both figures stay within their ranges, and the return between those of their ends', () => {
  fc.assert(
    fc.property(ranged, ranged, (anyPrice, anyRent) => {
      const { low, middle, high } = scenariosOf(anyPrice, anyRent);
      for (const { price: priceAt, rent: rentAt } of [low, high]) {
        expect(priceAt).toBeGreaterThanOrEqual(anyPrice.low * (1 - 1e-9));
        expect(priceAt).toBeLessThanOrEqual(anyPrice.high * (1 + 1e-9));
        expect(rentAt).toBeGreaterThanOrEqual(anyRent.low * (1 - 1e-9));
        expect(rentAt).toBeLessThanOrEqual(anyRent.high * (1 + 1e-9));
      }
      expect(yieldOf(low)).toBeLessThanOrEqual(yieldOf(middle) * (1 + 1e-9));
      expect(yieldOf(high)).toBeGreaterThanOrEqual(yieldOf(middle) * (1 - 1e-9));
    }),
  );
});

test('a wider range never makes the return surer', () => {
  fc.assert(
    fc.property(ranged, ranged, fc.double({ min: 1, max: 2, noNaN: true }), (anyPrice, anyRent, wider) => {
      const narrow = scenariosOf(anyPrice, anyRent);
      const wide = scenariosOf({ ...anyPrice, high: anyPrice.high * wider }, anyRent);
      expect(yieldOf(wide.low)).toBeLessThanOrEqual(yieldOf(narrow.low) * (1 + 1e-9));
      expect(wide.high).toEqual(narrow.high);
    }),
  );
});
