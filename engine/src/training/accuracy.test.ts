import { expect, test } from 'vitest';
import { accuracyByLevel } from './accuracy.ts';
import type { Outcome } from './out-of-fold.ts';

const wrongBy = (shares: readonly number[]) =>
  shares.map((share) => ({ error: -Math.log(1 + share) }) as Outcome);

test('the errors of a level are those of the cases whose score is in it', () => {
  const errors = Array.from({ length: 101 }, (_, step) => step / 200);
  const outcomes = [...wrongBy(errors), ...wrongBy(errors.map((error) => 2 * error)), ...wrongBy([0.9])];
  const fsds = outcomes.map((_, row) => (row < 101 ? 0.205 : row < 202 ? 0.4 : 0.7));
  const levels = accuracyByLevel(outcomes, fsds);
  expect(Object.keys(levels)).toEqual(['60', '80']);
  // 1 − 0.205 is 79.5 %, and rounds to 80
  expect(levels[80]).toMatchObject({ rows: 101 });
  expect(levels[80]!.medianError).toBeCloseTo(0.25, 10);
  expect(levels[80]!.p90Error).toBeCloseTo(0.45, 10);
  expect(levels[60]!.p90Error).toBeCloseTo(0.9, 10);
});
