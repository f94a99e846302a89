import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { surfaceBinOf } from '../features/feature-bins.ts';
import { largestElasticity, leastElasticity } from '../parameters/params.ts';
import { propertyTypes, transactions } from '../vocabulary/property.ts';
import { newCurve, regularise, surfaceLimits, valueAt } from './surface-curve.ts';

const anyCurve = fc
  .array(fc.double({ min: -3, max: 3, noNaN: true }), {
    minLength: newCurve().length,
    maxLength: newCurve().length,
  })
  .map((values) => Float64Array.from(values));

/** As many listings of each surface. */
const limits = surfaceLimits(
  'sale',
  'apartment',
  Array.from({ length: 400 }, (_, at) => 20 + at),
);

test('along any regularised curve the price rises within the bounds of its transaction, and above 60 m² by less than 2 % for 1 m²', () => {
  fc.assert(
    fc.property(
      anyCurve,
      fc.constantFrom(...transactions),
      fc.constantFrom(...propertyTypes),
      fc.integer({ min: 2, max: 60_000 }),
      fc.double({ min: 1.01, max: 1.5, noNaN: true }),
      (curve, transaction, type, surfaceM2, more) => {
        regularise(curve, surfaceLimits(transaction, type, [80, 100, 120, 300]));
        const log = (surface: number) => valueAt(curve, Math.log(surface));
        const elasticity = (log(surfaceM2 * more) - log(surfaceM2)) / Math.log(more);
        expect(elasticity).toBeGreaterThan(leastElasticity[transaction][type] - 1e-9);
        expect(elasticity).toBeLessThan(largestElasticity[type] + 1e-9);
        expect(Math.exp(log(surfaceM2 + 1) - log(surfaceM2))).toBeLessThan(surfaceM2 > 60 ? 1.02 : Infinity);
      },
    ),
  );
});

test('a curve that rises as it may is not changed by being regularised', () => {
  const curve = newCurve().map((_, bin) => 0.04 * bin);
  const before = curve.slice();
  regularise(curve, limits);
  for (let bin = 1; bin < curve.length; bin += 1) expect(curve[bin]).toBeCloseTo(before[bin]!, 12);
});

test('surfaces of many listings keep their price where few listings contradict them', () => {
  const [few, many] = [surfaceBinOf(Math.log(80)), surfaceBinOf(Math.log(100))];
  const curve = newCurve().map((_, bin) => 0.035 * bin + (bin === few ? 1 : 0));
  const raised = (surfacesM2: number[]) => {
    const changed = curve.slice();
    regularise(changed, surfaceLimits('rent', 'apartment', surfacesM2));
    return changed[many]! - curve[many]!;
  };
  expect(raised(Array.from({ length: 300 }, () => 100))).toBeLessThan(0.01);
  expect(raised(Array.from({ length: 300 }, () => 80))).toBeGreaterThan(0.2);
});
