import { expect, test } from 'vitest';
import { knownAnswers, refinedDetails, refinementErrors, sameDetails } from './refinement.ts';

const nothingMore = knownAnswers({ surface: 90 });

test('an empty answer stays unknown', () => {
  expect(sameDetails(refinedDetails('apartment', { surface: 90 }, nothingMore), { surface: 90 })).toBe(true);
});

test('answers join what the wizard asked', () => {
  const answers = {
    ...nothingMore,
    surface: '95,5',
    rooms: '4',
    condition: 'new' as const,
    floor: '0',
    age_years: ' 12 ',
    elevator: true,
  };
  expect(refinedDetails('apartment', { surface: 90, rooms: 3 }, answers)).toEqual({
    surface: 95.5,
    rooms: 4,
    condition: 'new',
    floor: 0,
    age_years: 12,
    elevator: true,
  });
});

test('rooms may be typed as S+3, and a surface with its unit', () => {
  const answers = { ...nothingMore, surface: '1 200 m²', rooms: 'S+3' };
  expect(refinementErrors(answers)).toEqual({});
  expect(refinedDetails('apartment', { surface: 90 }, answers)).toEqual({ surface: 1200, rooms: 4 });
});

test('an age may be typed as the year of construction', () => {
  const answers = { ...nothingMore, age_years: String(new Date().getFullYear()) };
  expect(refinementErrors(answers)).toEqual({});
  expect(refinedDetails('apartment', { surface: 90 }, answers)).toEqual({ surface: 90, age_years: 0 });
});

test('the form opens with what is known, which can be removed', () => {
  const known = { surface: 90.5, standing: 'high' as const, floor: 0, sea_view: true };
  expect(refinedDetails('apartment', { surface: 1 }, knownAnswers(known))).toEqual(known);
  expect(refinedDetails('apartment', known, { ...nothingMore, surface: '90,5' })).toEqual({ surface: 90.5 });
});

test('the plot of a villa is corrected, removed, or a number', () => {
  const known = { surface: 300, plot_m2: 450.5 };
  expect(refinedDetails('villa', known, knownAnswers(known))).toEqual(known);
  const corrected = { ...knownAnswers(known), plot_m2: '1 200 m²' };
  expect(refinementErrors(corrected)).toEqual({});
  expect(refinedDetails('villa', known, corrected)).toEqual({ surface: 300, plot_m2: 1200 });
  expect(refinedDetails('villa', known, { ...corrected, plot_m2: ' ' })).toEqual({ surface: 300 });
  expect(refinementErrors({ ...corrected, plot_m2: '0' })).toHaveProperty('plot_m2');
});

test('an unticked garage or pool is absent, an unticked amenity is unknown', () => {
  const known = { surface: 90, has_garage: true, has_pool: false, garden: true };
  expect(refinedDetails('villa', known, nothingMore)).toEqual({
    surface: 90,
    has_garage: false,
    has_pool: false,
  });
});

test('for land the form changes the surface and the right to build, and nothing else', () => {
  const answers = {
    ...nothingMore,
    is_constructible: 'yes' as const,
    garden: true,
    condition: 'new' as const,
  };
  expect(refinedDetails('land', { surface: 400 }, answers)).toEqual({ surface: 90, is_constructible: true });
  expect(refinedDetails('land', { surface: 400 }, { ...nothingMore, is_constructible: 'no' })).toEqual({
    surface: 90,
    is_constructible: false,
  });
  expect(knownAnswers({ surface: 400, is_constructible: false }).is_constructible).toBe('no');
});

test('details differ by their values, not by missing ones', () => {
  expect(sameDetails({ surface: 90, floor: undefined }, { surface: 90 })).toBe(true);
  expect(sameDetails({ surface: 90, floor: 0 }, { surface: 90 })).toBe(false);
  expect(sameDetails({ surface: 90 }, { surface: 90, garden: true })).toBe(false);
});

test('a number out of its bounds, broken or not a number is pointed at', () => {
  expect(
    refinementErrors({ ...nothingMore, floor: '-1', floors: '0', rooms: '51', age_years: '301' }),
  ).toEqual({
    rooms: 'Entrez un nombre entier entre 1 et 50',
    floor: 'Entrez un nombre entier entre 0 et 50',
    floors: 'Entrez un nombre entier entre 1 et 50',
    age_years: 'Entrez un âge de 0 à 300 ans, ou l’année de construction',
  });
  expect(Object.keys(refinementErrors({ ...nothingMore, floor: '1,5', age_years: 'dix' }))).toHaveLength(2);
  expect(refinementErrors({ ...nothingMore, floor: '0', floors: '2', age_years: '300' })).toEqual({});
});

test('a surface is always required', () => {
  expect(refinementErrors({ ...nothingMore, surface: '' })).toEqual({
    surface: 'La surface est requise et doit être supérieure à 0',
  });
});
