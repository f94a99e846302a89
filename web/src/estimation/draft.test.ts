import type { Details, PropertyType } from '@soumdar/contract';
import { beforeEach, expect, test } from 'vitest';
import { stubStorage } from '../testing/memory-storage.ts';
import { editedForm, saveDraft, readDraft } from './draft.ts';
import { emptyAnswers, toEstimationRequest, type WizardForm } from './wizard-answers.ts';

const laMarsa = { lat: 36.8782, lng: 10.3247 };
const draft: WizardForm = { type: 'villa', ...emptyAnswers, surface: '250', hasPool: true };
const blank: WizardForm = { type: '', ...emptyAnswers };

beforeEach(() => void stubStorage('sessionStorage'));

test('what was kept is read back', () => {
  saveDraft(laMarsa, draft);
  expect(readDraft(laMarsa)).toEqual(draft);
});

test('a draft kept for a finer position is that of the same place', () => {
  sessionStorage.setItem(
    'estimationDraft',
    JSON.stringify({ lat: 36.878201, lng: 10.324699, form: { ...draft, isConstructible: true } }),
  );
  expect(readDraft(laMarsa)).toEqual({ ...draft, isConstructible: 'yes' });
});

test.each([{ lat: 36.8783 }, { lng: 10.3248 }])('a draft does not fill the form of %j', (elsewhere) => {
  saveDraft(laMarsa, draft);
  expect(readDraft({ ...laMarsa, ...elsewhere })).toEqual(blank);
});

test('nothing kept, or nothing readable, is a blank draft', () => {
  expect(readDraft(laMarsa)).toEqual(blank);
  sessionStorage.setItem('estimationDraft', 'undefined');
  expect(readDraft(laMarsa)).toEqual(blank);
});

test.each<[PropertyType, Details]>([
  ['apartment', { surface: 90.5, rooms: 3, bathrooms: 1, floor: 2, elevator: true }],
  ['house', { surface: 1250, rooms: 5, bathrooms: 2, has_garage: true, has_pool: false, floors: 2 }],
  [
    'villa',
    { surface: 300, rooms: 6, bathrooms: 3, floors: 2, has_garage: false, has_pool: true, garden: true },
  ],
  ['land', { surface: 120.125, is_constructible: true }],
  ['land', { surface: 400, is_constructible: false }],
  ['house', { surface: 200, plot_m2: 450, rooms: 5, bathrooms: 2, has_garage: true, has_pool: false }],
])('a %s that goes back to the wizard unchanged asks for the same estimate', (type, details) => {
  const { details: asked } = toEstimationRequest(type, laMarsa, '', editedForm(blank, type, details));
  expect(JSON.parse(JSON.stringify(asked))).toEqual(details);
});

test('editing a property keeps the project answers of the draft', () => {
  const kept = { ...blank, intention: 'vendre' as const, surface: '80' };
  expect(editedForm(kept, 'land', { surface: 400 })).toMatchObject({
    type: 'land',
    surface: '400',
    intention: 'vendre',
  });
});
