import { describe, expect, test } from 'vitest';
import type { BoostSettings } from '../parameters/params.ts';
import { seededRandom } from '../statistics/seeded-random.ts';
import { boost } from './boost.ts';
import { toColumns } from './histogram.ts';
import { predict } from './predict.ts';

const settings: BoostSettings = {
  loss: 'squared',
  trees: 60,
  learningRate: 0.2,
  leaves: 8,
  rowsPerLeaf: 5,
  shrinkage: 0,
  rowShare: 0.9,
  columnShare: 1,
};

/** On every pair of bins 0–19 × 0–3, five times. */
function trained(target: (bins: Uint8Array, repetition: number) => number, changes: Partial<BoostSettings>) {
  const rows: Uint8Array[] = [];
  const targets: number[] = [];
  for (let repetition = 0; repetition < 5; repetition += 1) {
    for (let first = 0; first < 20; first += 1) {
      for (let second = 0; second < 4; second += 1) {
        const bins = Uint8Array.of(first, second);
        rows.push(bins);
        targets.push(target(bins, repetition));
      }
    }
  }
  const everyRow = Int32Array.from(rows.keys());
  return boost(
    toColumns(rows),
    Float64Array.from(targets),
    everyRow,
    { ...settings, ...changes },
    seededRandom(1),
  );
}

describe('boosted trees', () => {
  test.each(['squared', 'absolute'] as const)('fit an interaction of two features (%s loss)', (loss) => {
    const trees = trained(([first, second]) => (first! > 10 ? (second! > 1 ? 3 : 1) : -1), { loss });
    expect(predict(trees, Uint8Array.of(15, 3))).toBeCloseTo(3, 1);
    expect(predict(trees, Uint8Array.of(15, 1))).toBeCloseTo(1, 1);
    expect(predict(trees, Uint8Array.of(5, 3))).toBeCloseTo(-1, 1);
  });

  test('with the absolute loss are not moved by one wild value in five, with the squared loss they are', () => {
    const wild = (_: Uint8Array, repetition: number) => (repetition === 0 ? 1000 : 2);
    expect(predict(trained(wild, { loss: 'absolute' }), Uint8Array.of(5, 2))).toBeCloseTo(2, 1);
    expect(predict(trained(wild, { loss: 'squared' }), Uint8Array.of(5, 2))).toBeGreaterThan(50);
  });

  test.each([1, 19])('send a missing value to the side whose targets it shares (those of bin %i)', (like) => {
    const trees = trained(([first]) => ((first === 0 ? like : first!) > 10 ? 5 : -5), {});
    expect(predict(trees, Uint8Array.of(0, 2))).toBeCloseTo(like > 10 ? 5 : -5, 1);
  });

  test('never grow a leaf of fewer rows than the minimum', () => {
    const trees = trained(([first]) => (first === 19 ? 100 : 0), { rowsPerLeaf: 60, rowShare: 1, trees: 1 });
    // the odd bin has 20 rows, so its leaf has two other bins or more
    expect(predict(trees, Uint8Array.of(17, 0))).toBeCloseTo(predict(trees, Uint8Array.of(19, 0)), 6);
  });
});
