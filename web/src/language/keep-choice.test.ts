import { expect, test, vi } from 'vitest';
import { startSession } from '../session/session.ts';
import { stubStorage } from '../testing/memory-storage.ts';
import { languageChoice } from './choice.ts';
import { keepChoice } from './keep-choice.ts';

test('the language chosen before signing in becomes that of the account', async () => {
  stubStorage('localStorage');
  stubStorage('sessionStorage');
  vi.stubGlobal('document', { addEventListener: () => null, querySelector: () => null });
  vi.stubGlobal('window', { location: { pathname: '/' } });
  const sent = new Promise((resolve) => {
    vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
      resolve(JSON.parse(body));
      return Promise.reject(new TypeError('Failed to fetch'));
    });
  });
  languageChoice.write('ar');
  keepChoice();
  const user = { id: '7', email: 'amel@exemple.tn', full_name: 'Amel', phone: '', locale: 'fr' as const };
  startSession({ token: 'abc', user });
  expect(await sent).toEqual({ locale: 'ar' });
  vi.unstubAllGlobals();
});
