import { expect, test } from 'vitest';
import { accuracyByBand } from './accuracy.ts';
import type { OutOfFoldPrediction } from './out-of-fold.ts';

const wrongBy = (shares: readonly number[]) =>
  shares.map((share) => ({ error: -Math.log(1 + share) }) as OutOfFoldPrediction);

test('the accuracy of a confidence band is measured on the predictions whose score is in it, and on fifty at least', () => {
  const errors = Array.from({ length: 101 }, (_, step) => step / 200);
  const predictions = [...wrongBy(errors), ...wrongBy(errors.map((error) => 2 * error)), ...wrongBy([0.9])];
  const fsds = predictions.map((_, row) => (row < 101 ? 0.205 : row < 202 ? 0.4 : 0.7));
  const bands = accuracyByBand(predictions, fsds);
  expect(Object.keys(bands)).toEqual(['60', '80']);
  // 1 − 0.205 is 79.5 %, and rounds to 80
  expect(bands[80]).toMatchObject({ rows: 101 });
  expect(bands[80]!.medianError).toBeCloseTo(0.25, 10);
  expect(bands[80]!.p90Error).toBeCloseTo(0.45, 10);
  expect(bands[60]!.p90Error).toBeCloseTo(0.9, 10);
});
