import { expect, test } from 'vitest';
import { emptyAnswers, type WizardForm } from '../../estimation/wizard-answers.ts';
import { requestedStep, shownStep } from './step-frame.tsx';

const blank: WizardForm = { type: '', ...emptyAnswers };
const described: WizardForm = { ...blank, type: 'land', surface: '300', isConstructible: 'yes' };
const complete: WizardForm = {
  ...described,
  propertyUsage: 'autre',
  intention: 'acheter',
  timeline: 'no-project',
};

test.each([null, undefined, 'details', { step: 'elsewhere' }])(
  'a history entry holding %j opens the first step',
  (state) => {
    expect(requestedStep(state)).toBe('details');
  },
);

test('a history entry opens its step', () => {
  expect(requestedStep({ step: 'account' })).toBe('account');
});

test.each([
  ['nothing chosen', 'account', blank, false, 'details'],
  ['a chosen type not described', 'user-info', { ...blank, type: 'land' }, false, 'details'],
  ['a property described', 'user-info', described, false, 'user-info'],
  ['a project not told', 'auth-choice', described, false, 'user-info'],
  ['all told', 'auth-choice', complete, false, 'auth-choice'],
  ['all told', 'account', complete, false, 'account'],
  ['all told by someone signed in', 'account', complete, true, 'user-info'],
  ['all told, going back', 'details', complete, true, 'details'],
] as const)('with %s, the entry %s', (_, requested, form, signedIn, shown) => {
  expect(shownStep(requested, form, signedIn)).toBe(shown);
});
