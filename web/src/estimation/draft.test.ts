import type { Details, PropertyType, User } from '@soumdar/contract';
import { beforeEach, expect, test } from 'vitest';
import { stubStorage } from '../testing/memory-storage.ts';
import {
  beginDraft,
  closeDraft,
  editedForm,
  placeDraft,
  readDraft,
  readDraftOf,
  readDraftPlace,
  readReplaced,
  renewReplaced,
  saveDraft,
  startDraft,
} from './draft.ts';
import { clearSession, startSession } from '../session/session.ts';
import { emptyAnswers, toEstimationRequest, type WizardForm } from './wizard-answers.ts';

const laMarsa = { adr: '0a1b2c3d', lat: 36.8782, lng: 10.3247 };
const alongTheStreet = { adr: '', lat: 36.8783, lng: 10.3248 };
const draft: WizardForm = { type: 'villa', ...emptyAnswers, surface: '250', hasPool: true };
const blank: WizardForm = { type: '', ...emptyAnswers };

const signIn = (id: string) => startSession({ token: id, user: { id, email: `${id}@exemple.tn` } as User });

beforeEach(() => {
  stubStorage('localStorage');
  stubStorage('sessionStorage');
});

test('what was saved is read back', () => {
  saveDraft(laMarsa, draft);
  expect(readDraft()).toEqual(draft);
  expect(readDraftPlace()).toEqual(laMarsa);
});

test('what was typed before signing in, or before the session expired, goes with the account', () => {
  saveDraft(null, draft);
  signIn('amel');
  expect(readDraft()).toEqual(draft);
  placeDraft(laMarsa);
  clearSession();
  expect(readDraft()).toEqual(draft);
  signIn('amel');
  expect(readDraft()).toEqual(draft);
});

test('another account that signs in finds nothing of it', () => {
  signIn('amel');
  saveDraft(laMarsa, draft);
  clearSession();
  placeDraft(alongTheStreet);
  signIn('slim');
  expect(readDraft()).toEqual(blank);
  expect(readDraftPlace()).toBeNull();
  placeDraft(laMarsa);
  expect(readDraft()).toEqual(blank);
});

test('a draft goes with its pin, and is stored no finer than 11 m', () => {
  saveDraft({ ...laMarsa, lat: 36.878201 }, draft);
  expect(sessionStorage.getItem('estimationDraft')).not.toContain('36.878201');
  placeDraft(alongTheStreet);
  expect(readDraft()).toEqual(draft);
  expect(readDraftPlace()).toEqual(alongTheStreet);
});

test('what was typed before there was a place goes with the place', () => {
  saveDraft(null, draft);
  expect(readDraftPlace()).toBeNull();
  placeDraft(laMarsa);
  expect(readDraft()).toEqual(draft);
  expect(readDraftPlace()).toEqual(laMarsa);
});

test('a moved property keeps its answers until it is estimated; the next one begins blank', () => {
  saveDraft(laMarsa, draft);
  beginDraft();
  expect(readDraft()).toEqual(draft);
  closeDraft();
  expect(readDraft()).toEqual(draft);
  beginDraft();
  expect(readDraft()).toEqual(blank);
  expect(readDraftPlace()).toBeNull();
});

test('an estimated property that is described again is open again', () => {
  saveDraft(laMarsa, draft);
  closeDraft();
  saveDraft(laMarsa, { ...draft, surface: '260' });
  beginDraft();
  expect(readDraft()).toMatchObject({ surface: '260' });
});

test('answers about one property are not those about another', () => {
  saveDraft(laMarsa, draft);
  expect(readDraftOf({ lat: 36.878204, lng: 10.3247 })).toEqual(draft);
  expect(readDraftOf(alongTheStreet)).toEqual(blank);
});

test('nothing stored, nothing readable and older formats give a blank draft or its answers', () => {
  expect(readDraft()).toEqual(blank);
  sessionStorage.setItem('estimationDraft', 'undefined');
  expect(readDraft()).toEqual(blank);
  sessionStorage.setItem(
    'estimationDraft',
    JSON.stringify({ lat: 36.8782, lng: 10.3247, form: { ...draft, isConstructible: true } }),
  );
  expect(readDraft()).toEqual({ ...draft, isConstructible: 'yes' });
  expect(readDraftPlace()).toBeNull();
});

test.each<[PropertyType, Details]>([
  ['apartment', { surface: 90.5, rooms: 3, bathrooms: 1, floor: 2, elevator: true }],
  ['house', { surface: 1250, rooms: 5, bathrooms: 2, has_garage: true, has_pool: false, floors: 2 }],
  [
    'villa',
    {
      surface: 300,
      rooms: 6,
      bathrooms: 3,
      floors: 2,
      has_garage: false,
      has_pool: true,
      garden: true,
      condition: 'new',
      age_years: 0,
      sea_view: true,
      elevator: true,
    },
  ],
  ['land', { surface: 120.125, is_constructible: true }],
  ['land', { surface: 400, is_constructible: false }],
  ['land', { surface: 400 }],
  ['house', { surface: 200, plot_m2: 450, rooms: 5, bathrooms: 2, has_garage: true, has_pool: false }],
])('a %s that returns to the wizard unchanged sends the same request', (type, details) => {
  const { details: requested } = toEstimationRequest(type, laMarsa, '', editedForm(blank, type, details));
  expect(JSON.parse(JSON.stringify(requested))).toEqual(details);
});

test('editing a property keeps the project answers of the draft', () => {
  const stored = { ...blank, intention: 'vendre' as const, surface: '80' };
  expect(editedForm(stored, 'land', { surface: 400 })).toMatchObject({
    type: 'land',
    surface: '400',
    intention: 'vendre',
  });
});

test('a wish for offers is asked anew after each estimate', () => {
  saveDraft(laMarsa, { ...draft, wantsOffers: true, intention: 'vendre' });
  closeDraft();
  expect(readDraftOf(laMarsa)).toEqual({ ...draft, intention: 'vendre' });
});

test('a correction follows its pin until it is estimated or another property is placed', () => {
  startDraft(laMarsa, draft, 'a');
  saveDraft(laMarsa, { ...draft, surface: '260' });
  placeDraft(alongTheStreet);
  expect(readReplaced()).toBe('a');
  beginDraft();
  expect(readReplaced()).toBeUndefined();
  startDraft(laMarsa, draft, 'a');
  startDraft(laMarsa, draft);
  expect(readReplaced()).toBeUndefined();
});

test('whoever returns to an estimate that was corrected since corrects the newest, and no other', () => {
  startDraft(laMarsa, draft, 'a');
  renewReplaced('x', 'y');
  expect(readReplaced()).toBe('a');
  renewReplaced('a', 'b');
  expect(readReplaced()).toBe('b');
  expect(readDraftOf(laMarsa)).toEqual(draft);
});

test('whoever returns to a correction corrects what it made, or the same where it made nothing', () => {
  startDraft(laMarsa, draft, 'a');
  closeDraft();
  expect(readReplaced()).toBe('a');
  closeDraft('b');
  expect(readReplaced()).toBe('b');
  saveDraft(laMarsa, { ...draft, surface: '260' });
  expect(readReplaced()).toBe('b');
  beginDraft();
  expect(readReplaced()).toBeUndefined();
  closeDraft('c');
  expect(readReplaced()).toBeUndefined();
});
