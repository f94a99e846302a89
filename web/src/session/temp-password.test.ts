import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expire, tempPasswordKey } from '../storage.ts';
import { stubStorage } from '../testing/memory-storage.ts';
import { saveTempPassword, takeTempPassword } from './temp-password.ts';

let stored: Map<string, string>;
const halfAnHour = 30 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers();
  stored = stubStorage('localStorage');
});
afterEach(() => vi.useRealTimers());

test('can be taken only once', () => {
  saveTempPassword('soleil7');
  expect(takeTempPassword()).toBe('soleil7');
  expect(stored.size).toBe(0);
  expect(takeTempPassword()).toBeNull();
});

test('is removed after half an hour', () => {
  saveTempPassword('soleil7');
  vi.advanceTimersByTime(halfAnHour - 1);
  expect(stored.size).toBe(1);
  vi.advanceTimersByTime(1);
  expect(stored.size).toBe(0);
});

test('lives half an hour from when it was last stored', () => {
  saveTempPassword('soleil7');
  vi.advanceTimersByTime(halfAnHour - 1);
  saveTempPassword('soleil8');
  vi.advanceTimersByTime(halfAnHour - 1);
  expect(takeTempPassword()).toBe('soleil8');
});

test('is removed after an earlier visit when its half hour is over', () => {
  saveTempPassword('soleil7');
  vi.setSystemTime(Date.now() + halfAnHour);
  expect(stored.size).toBe(1);
  expire(tempPasswordKey);
  expect(stored.size).toBe(0);
});

test('is removed when it is unreadable', () => {
  stored.set('tempPassword', 'soleil7');
  expect(takeTempPassword()).toBeNull();
  expect(stored.size).toBe(0);
});
