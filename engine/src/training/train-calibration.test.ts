import { expect, test } from 'vitest';
import type { CaseEvidence } from '../intervals/conformal-calibration.ts';
import { foldCount } from '../parameters/params.ts';
import { seededRandom } from '../statistics/seeded-random.ts';
import { oldEvidence, recentEvidence } from '../testing/case-evidence.ts';
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
