import { expect, test } from 'vitest';
import { exampleEstimation } from '@soumdar/contract/testing';
import { hasShownFigure, shownFigures } from './shown-figures.ts';

const scored = (sale: number, rent: number) => exampleEstimation({ sale, rent });
const figures = scored(40, 40).estimation;
const hiddenSale = { netPrice: null, pricePerSqm: null, rangeLow: null, rangeHigh: null };

test('every figure of a side is shown from a score of 40, and none under it', () => {
  expect(shownFigures('villa', scored(40, 40))).toEqual(figures);
  expect(shownFigures('villa', scored(39, 40))).toEqual({ ...figures, ...hiddenSale });
  expect(Object.values(shownFigures('villa', scored(39, 39)))).toEqual(Array.from({ length: 8 }, () => null));
});

test('an old record shows its figures without scores', () => {
  expect(shownFigures('villa', { estimation: figures, confidence: null })).toEqual(figures);
});

test('an estimate has something to show as long as one side has', () => {
  expect(hasShownFigure('villa', scored(39, 40))).toBe(true);
  expect(hasShownFigure('villa', scored(39, 39))).toBe(false);
});

test('the rent of land is never shown', () => {
  expect(shownFigures('land', scored(40, 90)).monthlyRent).toBeNull();
  expect(hasShownFigure('land', scored(39, 90))).toBe(false);
});
