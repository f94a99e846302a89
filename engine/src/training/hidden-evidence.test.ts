import { expect, test } from 'vitest';
import { estimateFigures } from '../estimate.ts';
import { syntheticListings } from '../testing/synthetic-listings.ts';
import { createMarket } from '../valuation/market.ts';
import type { Listing, Transaction } from '../vocabulary/property.ts';
import { trainModel } from './train-model.ts';

const homes = syntheticListings(3000, 3).filter(({ propertyType }) => propertyType !== 'land');

/** Widths of the ranges of the listings, as logs, in the middle. */
function width(listings: readonly Listing[], subjects: readonly Listing[], transaction: Transaction): number {
  const market = createMarket(listings, trainModel(listings, { seed: 1 }));
  const widths = subjects.flatMap((subject) => {
    const figures = estimateFigures(subject, market, '2025-12-01')[transaction];
    return figures.kind === 'estimated' ? Math.log(figures.highTnd / figures.lowTnd) : [];
  });
  return widths.sort((a, b) => a - b)[widths.length >> 1]!;
}

test('a rent known from old advertisements only has a wider range than one among recent ones', () => {
  // new rents are dearer by a different share in every square, so that none tells of another
  const rents = homes.map((home, at): Listing => {
    const isNew = at % 2 === 0 && home.lat > 35;
    const rise = 1 + (Math.floor(home.lat * 5) % 4) / 2;
    return {
      ...home,
      transaction: 'rent',
      listedOn: isNew ? home.listedOn : '2020-12-01',
      priceTnd: (home.transaction === 'rent' ? home.priceTnd : home.priceTnd * 0.004) * (isNew ? rise : 1),
    };
  });
  const old = rents.filter(({ lat }) => lat < 34.9).slice(0, 60);
  const recent = rents.filter(({ lat }) => lat > 35.1).slice(0, 60);
  expect(width(rents, old, 'rent')).toBeGreaterThan(1.2 * width(rents, recent, 'rent'));
});

test('where sites disagree, prices have a wider range than where one site is all that is known', () => {
  const sales = homes.filter(({ transaction }) => transaction === 'sale');
  const subjects = sales.slice(0, 60);
  const agreeing = sales.map((sale, at) => ({ ...sale, source: at % 2 ? 'a' : 'b' }));
  const apart = (source: string, { lat, lng }: Listing) =>
    source === 'b' && (Math.floor(lat * 5) + Math.floor(lng * 5)) % 2 ? 1.6 : 1;
  const disagreeing = agreeing.map((sale) => ({
    ...sale,
    priceTnd: sale.priceTnd * apart(sale.source, sale),
  }));
  expect(width(disagreeing, subjects, 'sale')).toBeGreaterThan(1.2 * width(agreeing, subjects, 'sale'));
});
