import { exampleProperty } from '@soumdar/contract/testing';
import { beforeEach, expect, test } from 'vitest';
import { stubStorage } from '../testing/memory-storage.ts';
import { openedState } from '../ui/history-entry.ts';
import { forgetManualRequest } from './forget-manual-request.ts';
import {
  readChoices,
  readPendingManualRequest,
  saveChoices,
  savePendingManualRequest,
} from './manual-choices.ts';

const choices = {
  preferred_contact_method: 'phone',
  preferred_contact_time: 'weekend',
  message: 'Le jardin est clos.',
} as const;
const results = { propertyDetails: exampleProperty };
let stored: Map<string, string>;

beforeEach(() => {
  stored = stubStorage('sessionStorage');
});

test('what was chosen for a property is there after a reload, and fills no form about another', () => {
  saveChoices(exampleProperty, choices);
  expect(readChoices({ ...exampleProperty })).toEqual(choices);
  expect(readChoices({ ...exampleProperty, details: { surface: 121 } })).toEqual({});
});

test('a request that waits for a sign-in is taken up by the account that made it alone', () => {
  savePendingManualRequest({ accountId: '7', results, choices });
  expect(readPendingManualRequest('7')).toEqual({ accountId: '7', results, choices });
  expect(readPendingManualRequest('8')).toBeNull();
  savePendingManualRequest({ accountId: undefined, results, choices });
  expect(readPendingManualRequest('8')).toMatchObject({ results, choices });
});

test('the results of a request that waits come back without the dialog it was made in', () => {
  const opened = openedState('Demander une estimation manuelle', results);
  savePendingManualRequest({ accountId: '7', results: opened as typeof results, choices });
  expect(readPendingManualRequest('7')).toEqual({ accountId: '7', results, choices });
});

test('a request that is sent leaves nothing in the tab', () => {
  saveChoices(exampleProperty, choices);
  savePendingManualRequest({ accountId: '7', results, choices });
  forgetManualRequest();
  expect([...stored]).toEqual([]);
});
