import type { Details } from '@soumdar/contract';
import { expect, test } from 'vitest';
import { isPlotUnused, propertyFacts } from './property-facts.ts';

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
  const basis = { listings: 40, newestListedOn: null, sample: false };
  const isUnused = (details: Details, asksPlot?: boolean) =>
    isPlotUnused(details, { ...basis, ...(asksPlot !== undefined && { asksPlot }) });
  expect(isUnused({ surface: 90, plot_m2: 450 }, false)).toBe(true);
  expect(isUnused({ surface: 90, plot_m2: 450 }, true)).toBe(false);
  expect(isUnused({ surface: 90, plot_m2: 450 })).toBe(false);
  expect(isUnused({ surface: 90 }, false)).toBe(false);
});
