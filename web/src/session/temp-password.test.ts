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

test('the temporary password can be taken only once', () => {
  saveTempPassword('soleil7');
  expect(takeTempPassword()).toBe('soleil7');
  expect(stored.size).toBe(0);
  expect(takeTempPassword()).toBeNull();
});

test('the temporary password is removed after half an hour', () => {
  saveTempPassword('soleil7');
  vi.advanceTimersByTime(halfAnHour - 1);
  expect(stored.size).toBe(1);
  vi.advanceTimersByTime(1);
  expect(stored.size).toBe(0);
});

test('a temporary password stored again lives half an hour from then', () => {
  saveTempPassword('soleil7');
  vi.advanceTimersByTime(halfAnHour - 1);
  saveTempPassword('soleil8');
  vi.advanceTimersByTime(halfAnHour - 1);
  expect(takeTempPassword()).toBe('soleil8');
});

test('a temporary password of an earlier visit is removed when its half hour is over', () => {
  saveTempPassword('soleil7');
  vi.setSystemTime(Date.now() + halfAnHour);
  expect(stored.size).toBe(1);
  expire(tempPasswordKey);
  expect(stored.size).toBe(0);
});

test('an unreadable temporary password is removed', () => {
  stored.set('tempPassword', 'soleil7');
  expect(takeTempPassword()).toBeNull();
  expect(stored.size).toBe(0);
});
