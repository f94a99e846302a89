import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../api/failure.ts';
import { stubStorage } from '../../testing/memory-storage.ts';
import {
  markCodeSent,
  markCodesVoid,
  mayArriveAfter,
  mayHoldCode,
  secondsUntilNextCode,
  waitOnceSpent,
} from './code-sending.ts';

test.each([
  [{ type: 'rate_limit', status: 429, waitTime: 150 }, 150, false],
  [{ type: 'rate_limit', status: 429 }, 60, false],
  [{ type: 'server', status: 502, waitTime: 180 }, 180, true],
  [{ type: 'server', status: 502 }, 0, false],
  [{ type: 'network' }, 0, false],
] as const)('after %j the next code waits %i s, and one may arrive: %j', (fields, seconds, mayArrive) => {
  const failure = new ApiFailure(fields);
  expect(secondsUntilNextCode(failure, 60)).toBe(seconds);
  expect(mayArriveAfter(failure)).toBe(mayArrive);
});

test.each([
  [170, 30],
  [12, 12],
  [0, 0],
  [2400, 2400],
])('once a code is spent, a wait of %i s becomes %i s', (left, wait) => {
  expect(waitOnceSpent(left)).toBe(wait);
});

const email = 'amel@exemple.tn';
const tenMinutes = 10 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers();
  stubStorage('sessionStorage');
});
afterEach(() => vi.useRealTimers());

test('a code sent from this tab may be typed for ten minutes', () => {
  markCodeSent(email);
  vi.advanceTimersByTime(tenMinutes - 1);
  expect(mayHoldCode(email)).toBe(true);
  vi.advanceTimersByTime(1);
  expect(mayHoldCode(email)).toBe(false);
});

test('a code may have been sent from another tab', () => {
  expect(mayHoldCode(email)).toBe(true);
});

test('registering again voids earlier codes', () => {
  markCodeSent(email);
  markCodesVoid(email);
  expect(mayHoldCode(email)).toBe(false);
  markCodeSent(email);
  expect(mayHoldCode(email)).toBe(true);
});
