import { afterEach, expect, test, vi } from 'vitest';
import { browserStore, tabStore } from './storage.ts';
import { stubStorage } from './testing/memory-storage.ts';

function refuse(): never {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('each store is the browser’s own', () => {
  const ofBrowser = stubStorage('localStorage');
  const ofTab = stubStorage('sessionStorage');
  browserStore.setItem('token', 'abc');
  tabStore.setItem('draft', '{}');
  expect([...ofBrowser]).toEqual([['token', 'abc']]);
  expect([...ofTab]).toEqual([['draft', '{}']]);
  expect(browserStore.getItem('token')).toBe('abc');
  browserStore.removeItem('token');
  expect(ofBrowser.size).toBe(0);
});

test('where the browser blocks its storage, values live in the page', () => {
  stubStorage('localStorage');
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse });
  expect(browserStore.getItem('token')).toBeNull();
  browserStore.setItem('token', 'abc');
  expect(browserStore.getItem('token')).toBe('abc');
  browserStore.removeItem('token');
  expect(browserStore.getItem('token')).toBeNull();
});

test('what a full storage refuses replaces what it held', () => {
  const stored = stubStorage('localStorage');
  stored.set('token', 'old');
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: refuse,
    removeItem: (key: string) => stored.delete(key),
  });
  browserStore.setItem('token', 'new');
  expect(browserStore.getItem('token')).toBe('new');
  browserStore.removeItem('token');
  expect(browserStore.getItem('token')).toBeNull();
});
