import { expect, test } from 'vitest';
import type { Transaction } from '../vocabulary/property.ts';
import type { ValuedListing } from './valued-listing.ts';
import { yieldFigures } from './yield-figures.ts';

const price = 300_000;

/** Ten flats for sale and ten to let for 1 500 DT, whose yield the model takes for another. */
function yieldBy(ofModel: number) {
  const expected = { sale: Math.log(price), rent: Math.log((ofModel * price) / 12) };
  const flats = (transaction: Transaction, priceTnd: number) =>
    Array.from({ length: 10 }, (_, number): ValuedListing => {
      const id = `${transaction} ${number}`;
      const home = { propertyType: 'apartment', surfaceM2: 100, lat: 36.8, lng: 10.2 } as const;
      const listing = { ...home, id, transaction, priceTnd, locality: 'Tunis', listedOn: '2025-01-01' };
      return { listing, priceTnd, expected };
    });
  return yieldFigures([...flats('sale', price), ...flats('rent', 1500)])!;
}

test.each([
  [0.06, [0.06, 0.06]],
  [0.04, [0.04, 0.06]],
  [0.07, [0.06, 0.07]],
])('yields reach from those advertised to those of the model: %d', (ofModel, [low, high]) => {
  const found = yieldBy(ofModel);
  expect(found.median).toBeCloseTo(0.06, 3);
  expect(found.low).toBeCloseTo(low!, 3);
  expect(found.high).toBeCloseTo(high!, 3);
});
