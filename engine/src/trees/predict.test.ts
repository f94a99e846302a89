import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../statistics/seeded-random.ts';
import { boost } from './boost.ts';
import { toColumns } from './histogram.ts';
import { addCurve, predict } from './predict.ts';

const lastBin = 12;

test('a curve has at every bin the prediction of the trees for that bin', () => {
  const anyBin = fc.integer({ min: 0, max: lastBin });
  const row = fc
    .tuple(fc.integer({ min: 1, max: lastBin }), anyBin, anyBin)
    .map((bins) => Uint8Array.from(bins));
  fc.assert(
    fc.property(fc.array(row, { minLength: 30, maxLength: 60 }), row, fc.nat(), (rows, subject, seed) => {
      const random = seededRandom(seed);
      const targets = Float64Array.from(rows, random);
      const shape = { leaves: 8, rowsPerLeaf: 2, shrinkage: 0, rowShare: 0.8, columnShare: 1 };
      const settings = { loss: 'squared', trees: 5, learningRate: 0.5, ...shape } as const;
      const trees = boost(toColumns(rows), targets, Int32Array.from(rows.keys()), settings, random);
      const curve = new Float64Array(lastBin + 1);
      addCurve(trees, subject, 0, 2, curve);
      for (let bin = 1; bin <= lastBin; bin += 1) {
        expect(curve[bin]).toBeCloseTo(2 * predict(trees, Uint8Array.of(bin, subject[1]!, subject[2]!)), 5);
      }
    }),
    { numRuns: 50 },
  );
});
