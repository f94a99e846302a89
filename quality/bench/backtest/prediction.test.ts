import { createMarket, trainModel, syntheticListings } from '@soumdar/engine';
import type { HoldoutRow } from '@soumdar/listings';
import { expect, test } from 'vitest';
import { predict, predictionColumns, predictionLine } from './prediction.ts';

const listings = syntheticListings(200, 1);
const market = createMarket(listings, trainModel(listings, { seed: 1 }));

function row(facts: Partial<HoldoutRow>): HoldoutRow {
  const { id: _, priceTnd, ...advertisement } = listings.find(({ transaction }) => transaction === 'sale')!;
  return {
    rowNumber: 7,
    transaction: advertisement.transaction,
    propertyType: advertisement.propertyType,
    priceTnd,
    advertisement: { ...advertisement, source: 'test' },
    ...facts,
  };
}

test('a line has every column in whole dinars, the estimate inside its range', () => {
  const cells = predictionLine(predict(row({ priceTnd: 1000 }), market, 'basic')).split(',');
  expect(cells).toHaveLength(predictionColumns.split(',').length);
  const [low, estimate, high] = [cells[5], cells[4], cells[6]].map(Number);
  expect(low).toBeLessThanOrEqual(estimate!);
  expect(estimate).toBeLessThanOrEqual(high!);
  expect(cells.at(-1)).toBe('ok');
});

test('a row that cannot be read keeps its line, without figures', () => {
  const unread = row({ advertisement: undefined, priceTnd: undefined, transaction: 'lease, long' });
  const { propertyType } = unread;
  expect(predictionLine(predict(unread, market, 'all'))).toBe(
    `7,"lease, long",${propertyType},,,,,,,insufficient`,
  );
});

test('the price of the row moves nothing', () => {
  const estimates = [1000, 1_000_000].map((priceTnd) => predict(row({ priceTnd }), market, 'all').answer);
  expect(estimates[0]).toEqual(estimates[1]);
});
