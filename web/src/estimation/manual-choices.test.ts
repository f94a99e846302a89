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

test('choices survive a reload, and fill no form about another property', () => {
  saveChoices(exampleProperty, choices);
  expect(readChoices({ ...exampleProperty })).toEqual(choices);
  expect(readChoices({ ...exampleProperty, details: { surface: 121 } })).toEqual({});
});

test('only the account that made a waiting request takes it up', () => {
  savePendingManualRequest({ accountId: '7', results, choices });
  expect(readPendingManualRequest('7')).toEqual({ accountId: '7', results, choices });
  expect(readPendingManualRequest('8')).toBeNull();
  savePendingManualRequest({ accountId: undefined, results, choices });
  expect(readPendingManualRequest('8')).toMatchObject({ results, choices });
});

test('the results of a waiting request return without its dialog', () => {
  const opened = openedState('Demander une estimation manuelle', results);
  savePendingManualRequest({ accountId: '7', results: opened as typeof results, choices });
  expect(readPendingManualRequest('7')).toEqual({ accountId: '7', results, choices });
});

test('a sent request leaves nothing in the tab', () => {
  saveChoices(exampleProperty, choices);
  savePendingManualRequest({ accountId: '7', results, choices });
  forgetManualRequest();
  expect([...stored]).toEqual([]);
});
