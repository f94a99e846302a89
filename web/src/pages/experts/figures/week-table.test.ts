import { expect, test } from 'vitest';
import { answeredShare } from './week-table.tsx';

test('the share of several weeks weighs each request the same', () => {
  expect(
    answeredShare([
      { answeredInTime: 1, answeredLate: 0 },
      { answeredInTime: 2, answeredLate: 1 },
    ]),
  ).toBe(0.75);
});

test('there is no share while nothing had to be answered', () => {
  expect(answeredShare([{ answeredInTime: 0, answeredLate: 0 }])).toBeNull();
});
