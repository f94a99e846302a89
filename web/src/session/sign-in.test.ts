import { expect, test, vi } from 'vitest';
import { stubStorage } from '../testing/memory-storage.ts';

test('signing in keeps the session, and the temporary password no more', async () => {
  const local = stubStorage('localStorage');
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('window', { location: { pathname: '/login' }, requestIdleCallback: () => 0 });
  const data = { token: 'abc', user: { id: '7', email: 'amel@exemple.tn', full_name: 'Amel Ben Salah' } };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true, data })));
  local.set('tempPassword', '{}');
  const { signIn } = await import('./sign-in.ts');
  await signIn({ email: data.user.email, password: 'soleil7' });
  expect([...local.keys()].toSorted()).toEqual(['token', 'user']);
});
