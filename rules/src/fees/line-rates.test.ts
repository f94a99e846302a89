import { expect, it } from 'vitest';
import { buyersDuties } from './buyer.ts';
import { entryOn } from './charge.ts';
import { lineRates, newestSourceDate } from './line-rates.ts';
import { saleRates } from './rates.ts';
import type { Sale } from './sale-costs.ts';

const day = '2026-11-22';

it('a rate is as old as the newest of its sources, and has no date where none of them has', () => {
  expect(newestSourceDate(entryOn(saleRates.resaleDuty, day))).toBe('2024-05-31');
  expect(newestSourceDate(entryOn(saleRates.gainTax, day))).toBe('2013');
  expect(newestSourceDate(entryOn(saleRates.agencySeller, day))).toBeUndefined();
});

it('each part of the duties says how it comes about', () => {
  const ratesOf = (overrides: Partial<Sale>) => {
    const agency = { seller: 300, buyer: 200 };
    const sale: Sale = {
      kind: 'newHome',
      priceDt: 600_000,
      day,
      fromAbroad: false,
      pages: 12,
      agency,
      ...overrides,
    };
    return buyersDuties(sale).map((line) => lineRates(line, sale));
  };
  const share = (basisPoints: number) => ({ kind: 'share', basisPoints });
  const pages = { kind: 'pages', pages: 12, millimes: 30_000 };
  const slices = { kind: 'slices' };
  expect(ratesOf({})).toEqual([[share(100)], [slices], [share(200), share(400)]]);
  expect(ratesOf({ fromAbroad: true })).toEqual([[share(100)], [pages]]);
  // one source excludes a plot without a home
  expect(ratesOf({ kind: 'buildingLand', surfaceM2: 450, fromAbroad: true })).toEqual([
    [share(100)],
    [pages, slices],
  ]);
});
