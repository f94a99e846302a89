import { describe, expect, it } from 'vitest';
import { failuresInARow, secondsToWait } from './login-backoff.ts';

const lastAt = '2026-03-01T10:00:00.000Z';
const after = (seconds: number) => new Date(Date.parse(lastAt) + seconds * 1000);

describe('the wait after failures in a row', () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 5],
    [6, 10],
    [7, 20],
    [10, 160],
    [13, 900],
    [1000, 900],
  ])('of %i failures is %i seconds', (count, seconds) => {
    expect(secondsToWait({ count, lastAt }, after(0))).toBe(seconds);
  });

  it('runs down and ends', () => {
    expect(secondsToWait({ count: 6, lastAt }, after(7.5))).toBe(3);
    expect(secondsToWait({ count: 6, lastAt }, after(10))).toBe(0);
  });

  it('lasts no longer when the clock is set back', () => {
    expect(secondsToWait({ count: 5, lastAt }, after(-3600))).toBe(0);
    expect(secondsToWait({ count: 5, lastAt }, after(-2))).toBe(3);
  });

  it('is forgotten after a quiet day', () => {
    expect(failuresInARow({ count: 40, lastAt }, after(24 * 3600))).toBe(0);
    expect(failuresInARow({ count: 40, lastAt }, after(24 * 3600 - 1))).toBe(40);
  });
});
