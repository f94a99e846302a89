import { exampleEstimation, exampleProperty } from '@soumdar/contract/testing';
import type { EstimationRecord } from '@soumdar/contract';
import { expect, test } from 'vitest';
import { recordResultsState } from './record-results-state.ts';

const { estimation, confidence, comparables, comparableCounts, explanation, basis } = exampleEstimation();
const record: EstimationRecord = {
  id: 'e1',
  created_at: '2025-11-20T08:00:00.000Z',
  property_type: exampleProperty.type,
  location: exampleProperty.location,
  localisation: exampleProperty.localisation,
  details: exampleProperty.details,
  result: estimation,
  confidence,
  comparables,
  comparableCounts,
  explanation,
  basis,
};

test('a record shows the same as on the day it was made', () => {
  expect(recordResultsState(record)).toEqual({
    propertyDetails: exampleProperty,
    estimationData: { id: 'e1', madeAt: record.created_at, ...exampleEstimation() },
  });
});

test('a contest closed without an answer comes along', () => {
  const closedContest = { at: '2025-11-21T08:00:00.000Z', reason: 'Bien hors de Tunisie' };
  expect(recordResultsState({ ...record, closedContest }).estimationData).toMatchObject({ closedContest });
});

test('a rent without its details gets them from itself', () => {
  const result = {
    ...estimation,
    monthlyRent: 1000,
    monthlyRentPerSqm: null,
    rentRangeLow: null,
    rentRangeHigh: null,
  };
  expect(recordResultsState({ ...record, result }).estimationData?.estimation).toMatchObject({
    monthlyRentPerSqm: 8.3,
    rentRangeLow: 700,
    rentRangeHigh: 1300,
  });
});

test('no rent stays no rent', () => {
  const result = { ...estimation, monthlyRent: null, monthlyRentPerSqm: null, rentRangeLow: null };
  expect(recordResultsState({ ...record, result }).estimationData?.estimation.rentRangeLow).toBeNull();
});

test('a record without an address is placed by its coordinates', () => {
  expect(recordResultsState({ ...record, localisation: '' }).propertyDetails.localisation).toBe(
    '36.8782, 10.3247',
  );
});

test('an old record has no confidence to show', () => {
  const old = { ...record, confidence: null, comparables: null, comparableCounts: null, basis: null };
  expect(recordResultsState(old).estimationData?.confidence).toBeUndefined();
});

test('a record holds the answers of the wizard', () => {
  const answers = { is_owner: true, intended_action: 'vendre' } as const;
  expect(recordResultsState({ ...record, answers }).propertyDetails.answers).toEqual(answers);
});
