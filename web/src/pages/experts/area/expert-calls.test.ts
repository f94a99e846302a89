import { beforeEach, expect, test, vi } from 'vitest';
import { asFailure } from '../../../api/failure.ts';
import { stubStorage } from '../../../testing/memory-storage.ts';
import { addNote } from './expert-calls.ts';

beforeEach(() => {
  stubStorage('localStorage');
  stubStorage('sessionStorage');
  vi.stubGlobal('document', { querySelector: () => null });
});

test('a note whose answer is lost is sent again under its key, a note on another request under a new one', async () => {
  const keys: string[] = [];
  vi.stubGlobal('fetch', (_path: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers['idempotency-key']!);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  for (const id of ['1', '1', '2']) await addNote(id, { kind: 'note', text: 'Rappeler.' }).catch(asFailure);
  const [first, again, another] = keys;
  expect(first).toMatch(/^[\x21-\x7e]{16,128}$/);
  expect(again).toBe(first);
  expect(another).not.toBe(first);
});
