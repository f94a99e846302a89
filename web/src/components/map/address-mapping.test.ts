import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '../../testing/memory-storage.ts';
import { clearStaleAddresses, saveAddress, lookUpAddress } from './address-mapping.ts';

const hour = 60 * 60 * 1000;
let stored: Map<string, string>;

beforeEach(() => {
  stored = stubStorage('sessionStorage');
  vi.useFakeTimers({ now: 0 });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an address is found again by its short hash', () => {
  const marsa = saveAddress('La Marsa, Tunis');
  const sfax = saveAddress('صفاقس');
  expect(marsa).toMatch(/^[0-9a-f]{8}$/);
  expect(lookUpAddress(marsa)).toBe('La Marsa, Tunis');
  expect(lookUpAddress(sfax)).toBe('صفاقس');
  expect(lookUpAddress('ffffffff')).toBeNull();
});

test('the hash is FNV-1a', () => {
  expect(saveAddress('')).toBe('811c9dc5');
  expect(saveAddress('foobar')).toBe('bf9cf968');
});

test('an address lives one hour, counted again when it is chosen again', () => {
  const hashed = saveAddress('La Marsa, Tunis');
  vi.setSystemTime(hour - 1);
  expect(lookUpAddress(hashed)).toBe('La Marsa, Tunis');
  vi.setSystemTime(hour);
  expect(lookUpAddress(hashed)).toBeNull();
  saveAddress('La Marsa, Tunis');
  expect(lookUpAddress(hashed)).toBe('La Marsa, Tunis');
});

test('clearing removes what is stale and nothing else', () => {
  saveAddress('Sfax');
  vi.setSystemTime(hour / 2);
  const retained = saveAddress('Sousse');
  vi.setSystemTime(hour);
  clearStaleAddresses();
  expect([...stored.values()].join(' ')).not.toContain('Sfax');
  expect(lookUpAddress(retained)).toBe('Sousse');
  vi.setSystemTime(2 * hour);
  clearStaleAddresses();
  expect(stored.size).toBe(0);
});

test.each(['{"original":1}', 'not json', 'null'])('other stored values are no address: %s', (text) => {
  stored.set('addressMapping', text);
  expect(lookUpAddress('811c9dc5')).toBeNull();
});
