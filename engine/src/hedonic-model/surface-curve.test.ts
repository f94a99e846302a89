import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { newCurve, regularise, valueAt } from './surface-curve.ts';

const anyCurve = fc
  .array(fc.double({ min: -3, max: 3, noNaN: true }), {
    minLength: newCurve().length,
    maxLength: newCurve().length,
  })
  .map((values) => Float64Array.from(values));

test('along any regularised curve more surface never lowers the price, and above 60 m² 1 m² more raises it by less than 2 %', () => {
  fc.assert(
    fc.property(
      anyCurve,
      fc.integer({ min: 1, max: 99_000 }),
      fc.integer({ min: 1, max: 900 }),
      (curve, surface, more) => {
        regularise(curve);
        const price = (surfaceM2: number) => Math.exp(valueAt(curve, Math.log(surfaceM2)));
        expect(price(surface + more)).toBeGreaterThanOrEqual(price(surface) * (1 - 1e-12));
        expect(price(surface + 1) / price(surface)).toBeLessThan(surface > 60 ? 1.02 : Infinity);
      },
    ),
  );
});

test('a curve that rises gently is not changed by being regularised', () => {
  const curve = newCurve().map((_, bin) => 0.04 * bin);
  const before = curve.slice();
  regularise(curve);
  for (let bin = 1; bin < curve.length; bin += 1) expect(curve[bin]).toBeCloseTo(before[bin]!, 12);
});

test('a jump is regularised as much below it as above it', () => {
  const curve = newCurve().map((_, bin) => (bin < 40 ? 0 : 1));
  regularise(curve);
  for (let away = 0; away < 20; away += 1) expect(curve[39 - away]! + curve[40 + away]!).toBeCloseTo(1, 10);
});
