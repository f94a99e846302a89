import { expect, test } from 'vitest';
import { learnBias } from './bias.ts';

const cases = (count: number, error: number) =>
  Array.from({ length: count }, () => ({ propertyType: 'house' as const, error }));

test('a type always valued 10 % low is told so, in log, the more plainly the more cases show it', () => {
  const low = Math.log(1.1);
  expect(learnBias(cases(5000, low)).house).toBeCloseTo(-low, 2);
  expect(learnBias(cases(50, low)).house).toBeCloseTo(-low / 2, 10);
  expect(learnBias(cases(50, low)).villa).toBe(0);
});

test('one wild error in five does not count', () => {
  expect(learnBias([...cases(400, 0), ...cases(100, 3)]).house).toBeCloseTo(0, 12);
});
