import { beforeEach, describe, expect, test } from 'vitest';
import { pageStore, tabStore } from '../storage.ts';
import { stubStorage } from '../testing/memory-storage.ts';
import { forgetAccountDraft, readAccountDraft, saveAccountDraft } from './account-draft.ts';
import { clearSession, startSession } from './session.ts';
import { signOut } from './sign-out.ts';

const answers = { message: 'La terrasse compte.' };
const blank = { message: '' };
const signIn = (id: string) =>
  startSession({ token: 'abc', user: { id, email: 'amel@exemple.tn', full_name: 'Amel', phone: '' } });

describe.each([
  ['the tab', tabStore],
  ['the page', pageStore],
])('what an account typed in a form of %s', (_of, store) => {
  const place = { store, key: 'form:1' };

  beforeEach(() => {
    stubStorage('localStorage');
    stubStorage('sessionStorage');
    saveAccountDraft(place, { accountId: '7', answers });
  });

  test('outlives the session, for that account and form alone', () => {
    signIn('7');
    clearSession();
    signIn('8');
    expect(readAccountDraft(place, blank)).toEqual(blank);
    signIn('7');
    expect(readAccountDraft(place, blank)).toEqual(answers);
    expect(readAccountDraft({ store, key: 'form:2' }, blank)).toEqual(blank);
  });

  test.each([
    ['sent', () => forgetAccountDraft(place)],
    ['signed out', signOut],
  ])('is gone once %s', (_how, end) => {
    end();
    signIn('7');
    expect(readAccountDraft(place, blank)).toEqual(blank);
  });
});
