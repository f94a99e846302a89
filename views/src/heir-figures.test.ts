import type { PropertyType } from '@soumdar/contract';
import { exampleEstimation, exampleProperty } from '@soumdar/contract/testing';
import { expect, test } from 'vitest';
import { estimateView } from './estimate-view.ts';
import { heirFigures } from './heir-figures.ts';

test('heirs have their parts of the price, of what is left of it, and of the rent', () => {
  const figures = (scores?: { sale: number; rent: number }, type: PropertyType = 'apartment') => {
    const property = { ...exampleProperty, type };
    const view = estimateView(property, exampleEstimation(scores));
    return heirFigures(property, view, '2026-11-22').map(({ what, price, range }) => [
      what,
      price,
      range?.low,
      range?.high,
    ]);
  };
  const sale = ['price', 520_000, 410_000, 655_000];
  // less 3 % and its VAT
  const left = ['left', 501_000, 395_000, 632_000];
  const rent = ['rent', 1800, 1400, 2300];
  expect(figures()).toEqual([sale, left, rent]);
  expect(figures(undefined, 'land')).toEqual([sale, left]);
  expect(figures({ sale: 70, rent: 39 })).toEqual([sale, left]);
  expect(figures({ sale: 39, rent: 70 })).toEqual([]);
});
