import { beforeEach, expect, test } from 'vitest';
import { stubStorage } from '../../testing/memory-storage.ts';
import { keepDraft, readDraft } from './draft.ts';
import type { WizardForm } from './steps.ts';
import { emptyAnswers } from './wizard-answers.ts';

const laMarsa = { lat: 36.8782, lng: 10.3247 };
const draft: WizardForm = { type: 'villa', ...emptyAnswers, surface: '250', hasPool: true };
const blank: WizardForm = { type: '', ...emptyAnswers };

beforeEach(() => void stubStorage('sessionStorage'));

test('what was kept is read back', () => {
  keepDraft(laMarsa, draft);
  expect(readDraft(laMarsa)).toEqual(draft);
});

test.each([{ lat: 36.8783 }, { lng: 10.3248 }])('a draft does not fill the form of %j', (elsewhere) => {
  keepDraft(laMarsa, draft);
  expect(readDraft({ ...laMarsa, ...elsewhere })).toEqual(blank);
});

test('nothing kept, or nothing readable, is a blank draft', () => {
  expect(readDraft(laMarsa)).toEqual(blank);
  sessionStorage.setItem('estimationDraft', 'undefined');
  expect(readDraft(laMarsa)).toEqual(blank);
});
