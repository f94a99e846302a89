import type { Details } from '@soumdar/contract';
import { expect, test } from 'vitest';
import { propertyFacts, propertyNotes } from './property-facts.ts';

const basis = { listings: 40, newestListedOn: null, sample: false };

const factsOf = (details: Details) => propertyFacts(details).map(({ name, value }) => [name, value]);

test('only what is known of a property is stated', () => {
  expect(factsOf({ surface: 90 })).toEqual([['surface', 90]]);
  expect(
    factsOf({ surface: 300, rooms: 5, bathrooms: 1, floors: 2, has_garage: true, has_pool: false }),
  ).toEqual([
    ['surface', 300],
    ['rooms', 5],
    ['bathrooms', 1],
    ['floors', 2],
    ['has_garage', true],
  ]);
});

test('land states whether it can be built on', () => {
  expect(factsOf({ surface: 500, is_constructible: false })).toContainEqual(['is_constructible', false]);
});

test('the plot of a house and what refines the estimate are stated too', () => {
  expect(factsOf({ surface: 90, plot_m2: 450, floor: 0, condition: 'new', sea_view: true })).toEqual([
    ['surface', 90],
    ['plot_m2', 450],
    ['floor', 0],
    ['condition', 'new'],
    ['sea_view', true],
  ]);
});

test('a plot that is stated is unused while no advertisement tells it; older answers do not say', () => {
  const notesOf = (details: Details, asksPlot?: boolean) =>
    propertyNotes('house', details, { ...basis, ...(asksPlot !== undefined && { asksPlot }) });
  expect(notesOf({ surface: 90, plot_m2: 450 }, false)).toEqual(['plotUnused']);
  expect(notesOf({ surface: 90, plot_m2: 450 }, true)).toEqual([]);
  expect(notesOf({ surface: 90, plot_m2: 450 })).toEqual([]);
  expect(notesOf({ surface: 90 }, false)).toEqual([]);
});

test('a plot that does not say whether it can be built on is counted as if it could', () => {
  const notesOf = (is_constructible?: boolean) =>
    propertyNotes(
      'land',
      { surface: 500, ...(is_constructible !== undefined && { is_constructible }) },
      basis,
    );
  expect(notesOf()).toEqual(['countedAsConstructible']);
  expect(notesOf(true)).toEqual([]);
  expect(notesOf(false)).toEqual([]);
});
