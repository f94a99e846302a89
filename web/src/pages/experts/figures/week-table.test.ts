import { expect, test } from 'vitest';
import { answeredShare } from './week-table.tsx';

test('in the share of several weeks every request has the same weight', () => {
  expect(
    answeredShare([
      { answeredInTime: 1, answeredLate: 0 },
      { answeredInTime: 2, answeredLate: 1 },
    ]),
  ).toBe(0.75);
});

test('there is no share while no answer was due', () => {
  expect(answeredShare([{ answeredInTime: 0, answeredLate: 0 }])).toBeNull();
});
