import * as words from '@soumdar/words/outcome';
import { exampleEstimation, exampleProperty } from '@soumdar/contract/testing';
import { expect, test } from 'vitest';
import type { SavedEstimate } from '../estimation/results-state.ts';
import { answersOf, farFrom, outcomeErrors, outcomeOf, thisMonth } from './outcome-answers.ts';

const let1200 = { ...answersOf(undefined), kind: 'let' as const, price: '1 200', month: '2025-11' };

test('a signed price needs its price and its month, and what is off the market neither', () => {
  expect(outcomeErrors(answersOf(undefined))).toEqual({ kind: words.kindMissing });
  expect(outcomeErrors({ ...let1200, price: '', month: '' })).toEqual({
    price: words.priceMissing,
    month: words.monthMissing,
  });
  expect(outcomeErrors(let1200)).toEqual({});
  expect(outcomeErrors({ ...answersOf(undefined), kind: 'withdrawn' })).toEqual({});
});

test.each(['0', '-5', '12,5', 'mille', '2 000 000 000'])('%s is no price', (price) => {
  expect(outcomeErrors({ ...let1200, price })).toEqual({ price: words.priceMissing });
});

test.each(['1999-12', '2025-13', '11/2025', '2999-01'])('%s is no month of a signature', (month) => {
  expect(outcomeErrors({ ...let1200, month })).toEqual({ month: words.monthMissing });
});

test('the current month may be stated', () => {
  expect(outcomeErrors({ ...let1200, month: thisMonth() })).toEqual({});
});

test('a price is sent as a number, as typed in any keyboard, and nothing of it with what is off the market', () => {
  expect(outcomeOf({ ...let1200, price: '١٢٠٠ د.ت' })).toEqual({
    kind: 'let',
    price: 1200,
    month: '2025-11',
    keepAnonymously: false,
  });
  expect(outcomeOf({ ...let1200, through: 'agency', keepAnonymously: true })).toMatchObject({
    through: 'agency',
    keepAnonymously: true,
  });
  expect(outcomeOf({ ...let1200, kind: 'withdrawn', through: 'agency', keepAnonymously: true })).toEqual({
    kind: 'withdrawn',
    keepAnonymously: false,
  });
});

test('what is stored is typed again, so that sending it unchanged changes nothing', () => {
  const stored = {
    kind: 'sold' as const,
    price: 420_000,
    month: '2025-10',
    through: 'self' as const,
    keepAnonymously: true,
    state: 'proved' as const,
    statedAt: '2025-11-01T10:00:00.000Z',
    proof: null,
  };
  const { state: _state, statedAt: _at, proof: _proof, ...stated } = stored;
  expect(outcomeOf(answersOf(stored))).toEqual(stated);
});

const estimated = (netPrice: number | null, monthlyRent: number | null, score = 70): SavedEstimate => {
  const { estimation, confidence, ...others } = exampleEstimation();
  return {
    propertyDetails: exampleProperty,
    estimationData: {
      ...others,
      id: 'e1',
      estimation: { ...estimation, netPrice, monthlyRent },
      confidence: { ...confidence, sale: { ...confidence.sale, score }, rent: { ...confidence.rent, score } },
    },
  };
};

test.each([
  ['sold', 45_000, 450_000],
  ['sold', 4_700_000, 450_000],
  ['sold', 300_000, null],
  ['let', 12_000, 1200],
  ['let', 900, null],
  ['let', 450_000, 1200],
] as const)('%s at %d is asked back against %s', (kind, price, against) => {
  expect(farFrom({ kind, price, month: '2025-11' }, estimated(450_000, 1200))).toBe(against);
});

test('without a figure nothing is asked back', () => {
  expect(farFrom({ kind: 'sold', price: 1, month: '2025-11' }, estimated(null, null))).toBeNull();
  expect(farFrom({ kind: 'withdrawn' }, estimated(450_000, 1200))).toBeNull();
});

test('a figure too unreliable to be shown is not told here either', () => {
  for (const kind of ['sold', 'let'] as const)
    expect(farFrom({ kind, price: 10, month: '2025-11' }, estimated(450_000, 1200, 39))).toBeNull();
});
