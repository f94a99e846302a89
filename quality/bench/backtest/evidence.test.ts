import { createMarket, trainModel } from '@soumdar/engine';
import { sampleListings } from '@soumdar/listings';
import { expect, test } from 'vitest';
import { evidenceOf, failuresOf } from './evidence.ts';
import { isInFifth } from './fifths.ts';

const asOf = '2026-03-01';

test('on the sample, adjusted prices carry the figure above them', () => {
  const listings = sampleListings(asOf);
  const learned = listings.filter((listing) => !isInFifth(listing, 1));
  const tested = listings.filter((listing) => isInFifth(listing, 1));
  const found = evidenceOf(createMarket(learned, trainModel(learned, { seed: 1 })), tested, asOf);
  expect(found.length).toBeGreaterThanOrEqual(5);
  expect(failuresOf(found)).toEqual([]);
});

test('a grid that does not carry its figure is a failure', () => {
  const land = { transaction: 'sale', type: 'land', figures: 12, grids: 12, full: 12 } as const;
  expect(failuresOf([{ ...land, near: 0.7, holding: 11 / 12 }])).toEqual([]);
  expect(failuresOf([{ ...land, near: 0.6, holding: 10 / 12 }])).toHaveLength(2);
});
