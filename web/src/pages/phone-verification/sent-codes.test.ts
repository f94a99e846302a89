import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '../../testing/memory-storage.ts';
import { markCodeSent, markCodesVoid, mayHoldCode } from './sent-codes.ts';

const email = 'amel@exemple.tn';
const tenMinutes = 10 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers();
  stubStorage('sessionStorage');
});
afterEach(() => vi.useRealTimers());

test('a code sent from this tab may be held for its ten minutes', () => {
  expect(mayHoldCode(email, false)).toBe(false);
  markCodeSent(email);
  vi.advanceTimersByTime(tenMinutes - 1);
  expect(mayHoldCode(email, false)).toBe(true);
  vi.advanceTimersByTime(1);
  expect(mayHoldCode(email, true)).toBe(false);
});

test('a refusal to send tells of a code sent from elsewhere', () => {
  expect(mayHoldCode(email, true)).toBe(true);
});

test('registering again leaves no code alive until the next one', () => {
  markCodeSent(email);
  markCodesVoid(email);
  expect(mayHoldCode(email, true)).toBe(false);
  markCodeSent(email);
  expect(mayHoldCode(email, false)).toBe(true);
});
