import { expect, test } from 'vitest';
import { syntheticListings } from '../testing/synthetic-listings.ts';
import { trainModel } from '../training/train-model.ts';
import { hardTestFigures, hardTests, runHardTest } from './hard-tests.ts';

const listings = syntheticListings(2400, 9).map((listing, at) => ({
  ...listing,
  source: at % 4 === 0 ? 'dear' : 'usual',
  priceTnd: Math.round(listing.priceTnd * (at % 4 === 0 ? 1.5 : 1)),
}));

test('a site never seen that asks half as much again is valued a third low, out of most ranges', () => {
  const tests = hardTests(listings, () => 'Tunis');
  const unseen = tests.find(({ name, transaction }) => name === 'dear' && transaction === 'sale')!;
  const cases = runHardTest(unseen, listings, trainModel(listings, { seed: 1 }));
  const figures = hardTestFigures(unseen, cases);
  expect(figures.count).toBeGreaterThan(400);
  expect(figures.medianLogBias).toBeCloseTo(-Math.log(1.5), 1);
  expect(figures.medianError).toBeCloseTo(1 / 3, 1);
  expect(figures.inRange).toBeLessThan(0.5);
  expect(figures.scores.reduce((sum, { count }) => sum + count, 0)).toBe(figures.count);
});

test('what is tested are sites of enough advertisements, and the last half year of sales; without old rents no governorate', () => {
  const names = hardTests(listings, ({ lat }) => (lat > 36 ? 'Tunis' : undefined)).map(
    ({ kind, transaction, name }) => `${kind} ${transaction} ${name}`,
  );
  expect(names).toEqual(['unseenSite sale dear', 'unseenSite sale usual', 'forward sale 2025-07-01']);
});
