import { expect, test } from 'vitest';
import { knownAnswers, refinedDetails, refinementWrongs } from './refinement.ts';

const nothingKnown = knownAnswers({ surface: 90 });

test('what is left open stays unknown', () => {
  expect(refinedDetails({ surface: 90, rooms: 3 }, nothingKnown)).toEqual({ surface: 90, rooms: 3 });
});

test('answers join what the wizard asked', () => {
  const answers = {
    ...nothingKnown,
    condition: 'new' as const,
    floor: '0',
    age_years: ' 12 ',
    elevator: true,
  };
  expect(refinedDetails({ surface: 90 }, answers)).toEqual({
    surface: 90,
    condition: 'new',
    floor: 0,
    age_years: 12,
    elevator: true,
  });
});

test('what is known opens the form, and can be taken back', () => {
  const known = { surface: 90, standing: 'high' as const, floor: 0, sea_view: true };
  const answers = knownAnswers(known);
  expect(refinedDetails({ surface: 90 }, answers)).toEqual(known);
  expect(refinedDetails(known, nothingKnown)).toEqual({ surface: 90 });
});

test('a number out of its bounds, broken or not a number is pointed at', () => {
  expect(refinementWrongs({ ...nothingKnown, floor: '-1', floors: '0', age_years: '301' })).toEqual({
    floor: 'Entrez un nombre entier entre 0 et 50',
    floors: 'Entrez un nombre entier entre 1 et 50',
    age_years: 'Entrez un nombre entier entre 0 et 300',
  });
  expect(Object.keys(refinementWrongs({ ...nothingKnown, floor: '1,5', age_years: 'dix' }))).toHaveLength(2);
  expect(refinementWrongs({ ...nothingKnown, floor: '0', floors: '2', age_years: '300' })).toEqual({});
});
