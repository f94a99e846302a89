import { expect, test } from 'vitest';
import { exampleEstimation } from '../testing/example-estimation.ts';
import { hasShownFigure, shownFigures } from './shown-figures.ts';

const scored = (vente: number, location: number) => exampleEstimation({ vente, location });
const figures = scored(40, 40).estimation;
const hiddenSale = { netPrice: null, pricePerSqm: null, rangeLow: null, rangeHigh: null };

test('every figure of a side is shown from a score of 40, and none under it', () => {
  expect(shownFigures(scored(40, 40))).toEqual(figures);
  expect(shownFigures(scored(39, 40))).toEqual({ ...figures, ...hiddenSale });
  expect(Object.values(shownFigures(scored(39, 39)))).toEqual(Array.from({ length: 8 }, () => null));
});

test('an old record shows its figures without scores', () => {
  expect(shownFigures({ estimation: figures, confidence: null })).toEqual(figures);
});

test('an estimate has something to show as long as one side has', () => {
  expect(hasShownFigure(scored(39, 40))).toBe(true);
  expect(hasShownFigure(scored(39, 39))).toBe(false);
});
