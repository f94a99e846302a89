import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '../testing/memory-storage.ts';
import { expireTempPassword, keepTempPassword, takeTempPassword } from './temp-password.ts';

let stored: Map<string, string>;
const halfAnHour = 30 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers();
  stored = stubStorage('localStorage');
});
afterEach(() => vi.useRealTimers());

test('the password is taken once', () => {
  keepTempPassword('soleil7');
  expect(takeTempPassword()).toBe('soleil7');
  expect(stored.size).toBe(0);
  expect(takeTempPassword()).toBeNull();
});

test('it goes by itself after half an hour', () => {
  keepTempPassword('soleil7');
  vi.advanceTimersByTime(halfAnHour - 1);
  expect(stored.size).toBe(1);
  vi.advanceTimersByTime(1);
  expect(stored.size).toBe(0);
});

test('a password kept again lives from then on', () => {
  keepTempPassword('soleil7');
  vi.advanceTimersByTime(halfAnHour - 1);
  keepTempPassword('soleil8');
  vi.advanceTimersByTime(halfAnHour - 1);
  expect(takeTempPassword()).toBe('soleil8');
});

test('one kept on an earlier visit is removed when its time is over', () => {
  stored.set('tempPassword', JSON.stringify({ password: 'soleil7', keptAt: Date.now() - halfAnHour }));
  expireTempPassword();
  expect(stored.size).toBe(0);
});

test('what is not ours is removed', () => {
  stored.set('tempPassword', 'soleil7');
  expect(takeTempPassword()).toBeNull();
  expect(stored.size).toBe(0);
});
