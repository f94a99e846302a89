import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BoostSettings } from '../parameters/params.ts';
import { seededRandom } from '../statistics/seeded-random.ts';
import { boost } from './boost.ts';
import { toColumns } from './histogram.ts';
import { predict } from './predict.ts';

const settings: BoostSettings = {
  loss: 'squared',
  trees: 8,
  learningRate: 0.5,
  leaves: 12,
  rowsPerLeaf: 2,
  shrinkage: 0,
  rowShare: 0.9,
  columnShare: 1,
};
const lastBin = 5;
const anyBin = fc.integer({ min: 0, max: lastBin });
const rows = fc.array(
  fc.tuple(anyBin, anyBin, anyBin).map((bins) => Uint8Array.from(bins)),
  { minLength: 40, maxLength: 80 },
);

/** Targets follow no order; the first column rises, the second falls. */
function trained(bins: Uint8Array[], seed: number) {
  const random = seededRandom(seed);
  const targets = Float64Array.from(bins, random);
  return boost(toColumns(bins, [1, -1, 0]), targets, Int32Array.from(bins.keys()), settings, random);
}

describe.each([
  ['rising', 0, 1],
  ['falling', 1, -1],
] as const)('trees on a %s column', (_, column, order) => {
  test('keep its order whatever the others say and whatever the targets', () => {
    fc.assert(
      fc.property(rows, fc.nat(), fc.tuple(anyBin, anyBin, anyBin), (bins, seed, subject) => {
        const trees = trained(bins, seed);
        const values = Array.from({ length: lastBin }, (__, bin) =>
          predict(trees, Uint8Array.from(subject).with(column, bin + 1)),
        );
        for (let at = 1; at < values.length; at += 1)
          expect(order * (values[at]! - values[at - 1]!)).toBeGreaterThanOrEqual(-1e-6);
      }),
      { numRuns: 60 },
    );
  });

  test('take a missing value for no less than its lowest and no more than its highest', () => {
    fc.assert(
      fc.property(rows, fc.nat(), fc.tuple(anyBin, anyBin, anyBin), (bins, seed, subject) => {
        const trees = trained(bins, seed);
        const at = (bin: number) => predict(trees, Uint8Array.from(subject).with(column, bin));
        const [lowest, highest] = [at(1), at(lastBin)].sort((a, b) => a - b) as [number, number];
        expect(at(0)).toBeGreaterThanOrEqual(lowest - 1e-6);
        expect(at(0)).toBeLessThanOrEqual(highest + 1e-6);
      }),
      { numRuns: 60 },
    );
  });
});
