import { expect, test } from 'vitest';
import { accuracyByBand, medianBias } from './out-of-fold-errors.ts';
import type { OutOfFoldPrediction } from './out-of-fold.ts';

const wrongBy = (shares: readonly number[]) =>
  shares.map((share) => ({ error: -Math.log(1 + share) }) as OutOfFoldPrediction);

test('the accuracy of a confidence band is measured on the predictions whose score is in it, and on fifty at least', () => {
  const errors = Array.from({ length: 101 }, (_, step) => step / 200);
  const predictions = [...wrongBy(errors), ...wrongBy(errors.map((error) => 2 * error)), ...wrongBy([0.9])];
  const intervals = predictions.map((_, row) => ({
    low: 0,
    high: 0,
    fsd: row < 101 ? 0.205 : row < 202 ? 0.4 : 0.7,
  }));
  const bands = accuracyByBand(predictions, intervals);
  expect(Object.keys(bands)).toEqual(['60', '80']);
  // 1 − 0.205 is 79.5 %, and rounds to 80
  expect(bands[80]).toMatchObject({ rows: 101 });
  expect(bands[80]!.medianError).toBeCloseTo(0.25, 10);
  expect(bands[80]!.p90Error).toBeCloseTo(0.45, 10);
  expect(bands[80]!.within20).toBeCloseTo(41 / 101, 2);
  expect(bands[60]!.p90Error).toBeCloseTo(0.9, 10);
});

const cases = (count: number, error: number) =>
  Array.from({ length: count }, () => ({ propertyType: 'house' as const, error }));

test('the bias of a type always valued 10 % low is that much, shrunk by half at fifty cases; a type without cases has none', () => {
  const low = Math.log(1.1);
  expect(medianBias(cases(5000, low)).house).toBeCloseTo(-low, 2);
  expect(medianBias(cases(50, low)).house).toBeCloseTo(-low / 2, 10);
  expect(medianBias(cases(50, low)).villa).toBe(0);
});

test('one wild error in five does not move the bias', () => {
  expect(medianBias([...cases(400, 0), ...cases(100, 3)]).house).toBeCloseTo(0, 12);
});
