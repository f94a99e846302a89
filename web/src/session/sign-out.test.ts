import { beforeEach, expect, test } from 'vitest';
import { readDraft, saveDraft } from '../estimation/draft.ts';
import { emptyAnswers } from '../estimation/wizard-answers.ts';
import { stubStorage } from '../testing/memory-storage.ts';
import { clearSession, currentSession, startSession } from './session.ts';
import { signOut } from './sign-out.ts';

const user = { id: '7', email: 'amel@exemple.tn', full_name: 'Amel Ben Salah', phone: '+21620123456' };
const laMarsa = { adr: '', lat: 36.8782, lng: 10.3247 };

let ofTab: Map<string, string>;
beforeEach(() => {
  stubStorage('localStorage');
  ofTab = stubStorage('sessionStorage');
  startSession({ token: 'abc', user });
  saveDraft(laMarsa, { type: 'villa', ...emptyAnswers, surface: '250', wantsOffers: true });
});

test('signing out leaves nothing typed for the next visitor', () => {
  localStorage.setItem('registrationDraft', '{}');
  ofTab.set('unanswered:contestEstimation', 'Je divorce.');
  ofTab.set('analyticsVisit', '{}');
  signOut();
  expect(localStorage.getItem('registrationDraft')).toBeNull();
  expect(currentSession()).toBeNull();
  expect(readDraft()).toEqual({ type: '', ...emptyAnswers });
  expect([...ofTab.keys()]).toEqual(['analyticsVisit']);
});

test('a session that expires leaves what was typed', () => {
  clearSession();
  expect(readDraft()).toMatchObject({ surface: '250', wantsOffers: true });
});
