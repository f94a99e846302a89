import { expect, test } from 'vitest';
import type { CaseEvidence } from '../intervals/conformal-calibration.ts';
import { foldCount } from '../parameters/params.ts';
import { seededRandom } from '../statistics/seeded-random.ts';
import type { OutOfFoldPrediction } from './out-of-fold.ts';
import { trainCalibration } from './train-calibration.ts';

const evidence: CaseEvidence = {
  comparableCount: 100,
  neighbourCount: 30,
  weight: 1,
  spread: 0.1,
  shift: 0,
  pricesShare: 1,
  detailsKnown: 0,
  newestAgeDays: 30,
  siteShare: 0.5,
  reachKm: 1,
};
const old: CaseEvidence = { ...evidence, newestAgeDays: 6 * 365.25 };

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
  const recent = cases(600, evidence, (share) => share - 0.5);
  const calibrate = (predictions: OutOfFoldPrediction[]) => trainCalibration(predictions, seededRandom(1));
  const { intervals } = calibrate([...recent, ...cases(1800, old, (share) => share / 2)]);
  for (const { low, high } of intervals.slice(0, recent.length)) {
    expect(low).toBeCloseTo(-0.4, 1);
    expect(high).toBeCloseTo(0.4, 1);
  }
});
