import { createMarket, trainModel } from '@soumdar/engine';
import { sampleListings } from '@soumdar/listings';
import { expect, test } from 'vitest';
import { stabilityOf, unsteady } from './stability.ts';

const asOf = '2026-03-01';

test('on the sample, 300 metres inside a neighbourhood hardly move a price', () => {
  const listings = sampleListings(asOf);
  const market = createMarket(listings, trainModel(listings, { seed: 1 }));
  const found = stabilityOf(market, listings, asOf);
  expect(found.length).toBeGreaterThanOrEqual(4);
  expect(unsteady(found)).toEqual([]);
});

test('a price that moves more often than one time in twenty is a failure', () => {
  const flats = { transaction: 'sale', type: 'apartment', pairs: 100 } as const;
  expect(unsteady([{ ...flats, steady: 0.95 }])).toEqual([]);
  expect(unsteady([{ ...flats, steady: 0.94 }])).toHaveLength(1);
});
