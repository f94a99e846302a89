import { expect, test } from 'vitest';
import { medianBias } from './bias.ts';

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
