import { expect, test } from 'vitest';
import type { CaseEvidence } from '../intervals/conformal-calibration.ts';
import { foldCount } from '../parameters/params.ts';
import { seededRandom } from '../statistics/seeded-random.ts';
import { fewNeighbours, oldEvidence, recentEvidence } from '../testing/case-evidence.ts';
import type { OutOfFoldPrediction } from './out-of-fold.ts';
import { trainCalibration } from './train-calibration.ts';

const cases = (count: number, of: CaseEvidence, errorAt: (share: number) => number) =>
  Array.from(
    { length: count },
    (_, row): OutOfFoldPrediction =>
      ({
        propertyType: 'apartment',
        bins: Uint8Array.of(),
        evidence: of,
        error: errorAt(row / (count - 1)),
        fold: row % foldCount,
      }) as OutOfFoldPrediction,
  );

test('properties known from old advertisements, all valued too low, lift no range of the others', () => {
  const recent = cases(600, recentEvidence, (share) => share - 0.5);
  const calibrate = (predictions: OutOfFoldPrediction[]) => trainCalibration(predictions, seededRandom(1));
  const { intervals } = calibrate([...recent, ...cases(1800, oldEvidence, (share) => share / 2)]);
  for (const { low, high } of intervals.slice(0, recent.length)) {
    expect(low).toBeCloseTo(-0.4, 1);
    expect(high).toBeCloseTo(0.4, 1);
  }
});

test('a handful of advertisements have the range of all such, however alike they are', () => {
  const alike = cases(200, fewNeighbours, (share) => (share - 0.5) / 10);
  const apart = cases(200, { ...fewNeighbours, spread: 1 }, (share) => share - 0.5);
  const many = cases(600, recentEvidence, (share) => (share - 0.5) / 10);
  const { intervals } = trainCalibration([...alike, ...apart, ...many], seededRandom(1));
  const widths = intervals.map(({ low, high }) => high - low);
  expect(Math.min(...widths.slice(0, 400))).toBeGreaterThan(0.5);
  expect(Math.max(...widths.slice(400))).toBeLessThan(0.2);
});
