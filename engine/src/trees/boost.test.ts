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

/** Learns `target(bins)` from every pair of bins 0–19 × 0–3, five times over. */
function learned(target: (bins: Uint8Array, repetition: number) => number, changes: Partial<BoostSettings>) {
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
  test.each(['squared', 'absolute'] as const)(
    'learn two steps that depend on each other (%s loss)',
    (loss) => {
      const trees = learned(([first, second]) => (first! > 10 ? (second! > 1 ? 3 : 1) : -1), { loss });
      expect(predict(trees, Uint8Array.of(15, 3))).toBeCloseTo(3, 1);
      expect(predict(trees, Uint8Array.of(15, 1))).toBeCloseTo(1, 1);
      expect(predict(trees, Uint8Array.of(5, 3))).toBeCloseTo(-1, 1);
    },
  );

  test('with the absolute loss are not drawn by one wild value in five', () => {
    const wild = (_: Uint8Array, repetition: number) => (repetition === 0 ? 1000 : 2);
    expect(predict(learned(wild, { loss: 'absolute' }), Uint8Array.of(5, 2))).toBeCloseTo(2, 1);
    expect(predict(learned(wild, { loss: 'squared' }), Uint8Array.of(5, 2))).toBeGreaterThan(50);
  });

  test.each([1, 19])('send a missing value to the side that it resembles (like bin %i)', (like) => {
    const trees = learned(([first]) => ((first === 0 ? like : first!) > 10 ? 5 : -5), {});
    expect(predict(trees, Uint8Array.of(0, 2))).toBeCloseTo(like > 10 ? 5 : -5, 1);
  });

  test('never make a leaf of fewer rows than asked', () => {
    const trees = learned(([first]) => (first === 19 ? 100 : 0), { rowsPerLeaf: 60, rowShare: 1, trees: 1 });
    // the odd bin has 20 rows: it shares its leaf with two other bins at least
    expect(predict(trees, Uint8Array.of(17, 0))).toBeCloseTo(predict(trees, Uint8Array.of(19, 0)), 6);
  });
});
