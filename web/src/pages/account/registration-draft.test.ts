import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expire, registrationDraftKey } from '../../storage.ts';
import { stubStorage } from '../../testing/memory-storage.ts';
import { readDraft, saveDraft } from '../../estimation/draft.ts';
import { clearPendingEstimation, savePendingEstimation } from '../../estimation/pending-estimation.ts';
import {
  forgetRegistrationDraft,
  readRegistrationDraft,
  saveRegistrationDraft,
  takePendingEstimation,
} from './registration-draft.ts';
import { emptyAnswers } from '../../estimation/wizard-answers.ts';

const amel = { email: 'amel@exemple.tn', phone: '+21620123456' };
const pending = {
  type: 'villa',
  location: 'La Marsa',
  searchParams: { lat: 36.8782, lng: 10.3247 },
  formData: { ...emptyAnswers, surface: '250' },
} as const;
const dayMs = 24 * 60 * 60 * 1000;
let device: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  stubStorage('sessionStorage');
  device = stubStorage('localStorage');
  savePendingEstimation(pending);
  saveRegistrationDraft({ registration: 'first', contact: { ...amel, email: ' Amel@Exemple.tn' } });
  // the tab is closed
  clearPendingEstimation();
});
afterEach(() => vi.useRealTimers());

test('the answers wait for who proves the registration, or signs in to its account', () => {
  expect(readRegistrationDraft({ email: amel.email }, 'first')).toEqual(pending);
  expect(readRegistrationDraft(amel)).toEqual(pending);
});

test.each([
  ['another account', { email: 'slim@exemple.tn', phone: '+21622123456' }, undefined],
  [
    'another account with another registration',
    { email: 'slim@exemple.tn', phone: '+21622123456' },
    'second',
  ],
  ['the same email with the phone of somebody else', { ...amel, phone: '+21622123456' }, 'second'],
  ['the same phone with another email', { ...amel, email: 'slim@exemple.tn' }, undefined],
  ['an account without a phone', { email: amel.email }, undefined],
])('%s sees nothing of them', (_who, user, proved) => {
  expect(readRegistrationDraft(user, proved)).toBeNull();
});

test('nothing of the account step is stored with them', () => {
  const stored = JSON.stringify([...device]);
  expect(stored).toContain('La Marsa');
  expect(stored).not.toMatch(/amel|exemple|20123456/i);
});

test('they wait for a day, and are removed then', () => {
  vi.advanceTimersByTime(dayMs - 1);
  expect(readRegistrationDraft(amel)).toEqual(pending);
  vi.advanceTimersByTime(1);
  expect([...device]).toEqual([]);
});

test('those of a day ago are removed when the site starts', () => {
  vi.setSystemTime(Date.now() + dayMs);
  expect(readRegistrationDraft(amel)).toBeNull();
  expire(registrationDraftKey);
  expect([...device]).toEqual([]);
});

test('a new registration with the same email and phone takes them over, for the rest of their day', () => {
  vi.advanceTimersByTime(dayMs / 2);
  saveRegistrationDraft({ registration: 'second', contact: amel });
  expect(readRegistrationDraft({ email: amel.email }, 'second')).toEqual(pending);
  vi.advanceTimersByTime(dayMs / 2);
  expect([...device]).toEqual([]);
});

test('one with another phone, whoever makes it, does not', () => {
  saveRegistrationDraft({ registration: 'second', contact: { ...amel, phone: '+21622123456' } });
  expect(readRegistrationDraft({ ...amel, phone: '+21622123456' }, 'second')).toBeNull();
  expect(readRegistrationDraft(amel)).toEqual(pending);
});

test('a number corrected in the tab that holds them takes them along', () => {
  savePendingEstimation(pending);
  const corrected = { ...amel, phone: '+21622123456' };
  saveRegistrationDraft({ registration: 'second', contact: corrected });
  expect(readRegistrationDraft(corrected)).toEqual(pending);
  expect(readRegistrationDraft(amel, 'first')).toBeNull();
});

describe('in the tab that was not closed', () => {
  const slim = { email: 'slim@exemple.tn', phone: '+21622123456' };

  beforeEach(() => {
    saveDraft(null, { ...pending.formData, type: 'villa' });
    savePendingEstimation(pending);
  });

  test('anybody who signs in takes them, as long as no registration was made for them', () => {
    expect(takePendingEstimation(slim)).toEqual(pending);
    expect(takePendingEstimation(slim)).toBeNull();
    expect(readDraft().surface).toBe('250');
  });

  test.each([
    ['proves their registration', { email: amel.email }, 'second'],
    ['signs in to its account', amel, undefined],
  ])('they are then taken by who %s', (_what, user, proved) => {
    saveRegistrationDraft({ registration: 'second', contact: amel });
    expect(takePendingEstimation(user, proved)).toEqual(pending);
  });

  test('anybody else who signs in finds nothing of them, nor in the wizard', () => {
    saveRegistrationDraft({ registration: 'second', contact: amel });
    expect(takePendingEstimation(slim)).toBeNull();
    expect(readDraft().surface).toBe('');
    expect(takePendingEstimation(amel)).toBeNull();
  });

  test('a sign-in to another registration does not take them', () => {
    saveRegistrationDraft({ registration: 'second', contact: amel });
    saveRegistrationDraft({ registration: 'third' });
    expect(takePendingEstimation(slim, 'third')).toBeNull();
    expect(readRegistrationDraft(amel)).toEqual(pending);
  });
});

test('what an ended session left is taken by its account alone, and by no registration', () => {
  const left = () => savePendingEstimation({ ...pending, owner: 'a' });
  left();
  expect(takePendingEstimation({ ...amel, id: 'b' })).toBeNull();
  expect(takePendingEstimation({ ...amel, id: 'a' })).toBeNull();
  left();
  expect(takePendingEstimation({ ...amel, id: 'a' })).toEqual(pending);
  forgetRegistrationDraft();
  left();
  saveRegistrationDraft({ registration: 'second', contact: amel });
  expect(readRegistrationDraft(amel, 'second')).toBeNull();
});

test('once forgotten they are nobody’s', () => {
  forgetRegistrationDraft();
  expect(readRegistrationDraft(amel, 'first')).toBeNull();
});
