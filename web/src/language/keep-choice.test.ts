import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSession } from '../session/session.ts';
import { stubStorage } from '../testing/memory-storage.ts';
import { languageChoice } from './choice.ts';
import { keepChoice } from './keep-choice.ts';

const user = { id: '7', email: 'amel@exemple.tn', full_name: 'Amel', phone: '' };

function signedIn(chosen: string, locale: 'fr' | 'ar') {
  const sent = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', sent);
  languageChoice.write(chosen);
  keepChoice();
  startSession({ token: 'abc', user: { ...user, locale } });
  return sent;
}

beforeEach(() => {
  stubStorage('localStorage');
  stubStorage('sessionStorage');
  vi.stubGlobal('document', { addEventListener: () => null, querySelector: () => null });
  vi.stubGlobal('window', { location: { pathname: '/' } });
});
afterEach(() => void vi.unstubAllGlobals());

test('the language chosen before signing in becomes that of the account', () => {
  const sent = signedIn('fr', 'ar');
  expect(sent).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ body: '{"locale":"fr"}' }));
});

test('who signs in on a French page does not get the language that another person chose on the device', () => {
  expect(signedIn('ar', 'fr')).not.toHaveBeenCalled();
});
