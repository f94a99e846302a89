import { expect, it } from 'vitest';
import { endingsInRow, isHopeless, pauseSeconds } from './supervise.ts';

it('a process that goes on ending is started again after longer and longer, half a minute at most', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 100].map(pauseSeconds)).toEqual([0.5, 1, 2, 4, 8, 16, 30, 30, 30]);
});

it('one that ran for a minute is started again soon', () => {
  expect(endingsInRow(6, 59_000)).toBe(7);
  expect(endingsInRow(6, 60_000)).toBe(1);
});

it('somebody is told once that it does not come back', () => {
  expect([5, 6, 7, 8, 9].filter(isHopeless)).toEqual([7]);
});
