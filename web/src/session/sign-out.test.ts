import { beforeEach, expect, test } from 'vitest';
import { readDraft, saveDraft } from '../estimation/draft.ts';
import { emptyAnswers } from '../estimation/wizard-answers.ts';
import { stubStorage } from '../testing/memory-storage.ts';
import { clearSession, currentSession, startSession } from './session.ts';
import { signOut } from './sign-out.ts';

const user = { id: '7', email: 'amel@exemple.tn', full_name: 'Amel Ben Salah', phone: '+21620123456' };
const laMarsa = { adr: '', lat: 36.8782, lng: 10.3247 };

beforeEach(() => {
  stubStorage('localStorage');
  stubStorage('sessionStorage');
  startSession({ token: 'abc', user });
  saveDraft(laMarsa, { type: 'villa', ...emptyAnswers, surface: '250', wantsOffers: true });
});

test('signing out leaves nothing of the wizard for the next visitor', () => {
  localStorage.setItem('registrationDraft', '{}');
  signOut();
  expect(localStorage.getItem('registrationDraft')).toBeNull();
  expect(currentSession()).toBeNull();
  expect(readDraft()).toEqual({ type: '', ...emptyAnswers });
});

test('a session that expires leaves what was typed', () => {
  clearSession();
  expect(readDraft()).toMatchObject({ surface: '250', wantsOffers: true });
});
