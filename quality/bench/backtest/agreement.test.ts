import { agreement, type Listing } from '@soumdar/engine';
import { readListingFile, sampleListings, zoneTree } from '@soumdar/listings';
import { expect, test } from 'vitest';
import { shareWithin } from './agreement.ts';

const asOf = '2026-03-01';
const file = process.env['REAL_LISTINGS'];

/** Of the estimates and of the price check: groups, and shares of them within 10 and 25 % of the page. */
function sharesOf(listings: readonly Listing[]): [groups: number, within10: number, within25: number][] {
  const found = agreement(listings, zoneTree(), asOf);
  return (['estimate', 'check'] as const).map((figures) => {
    const pairs = found.filter((pair) => pair.figures === figures);
    return [pairs.length, shareWithin(pairs, 0.1), shareWithin(pairs, 0.25)];
  });
}

test('on the sample, estimates, price check and page agree', { timeout: 120_000 }, () => {
  const [estimates = [], checks = []]: number[][] = sharesOf(sampleListings(asOf));
  expect(estimates[0]).toBeGreaterThan(10);
  expect(estimates[1]).toBeGreaterThanOrEqual(0.9);
  expect(estimates[2]).toBe(1);
  expect(checks[0]).toBeGreaterThan(10);
  // prices on a grid of 5 %, of twenty advertisements
  expect(checks[1]).toBeGreaterThanOrEqual(0.8);
  expect(checks[2]).toBe(1);
});

test(
  `estimates, price check and page agree on real advertisements${file ? '' : ': SKIPPED, REAL_LISTINGS is not set'}`,
  { skip: !file, timeout: 300_000 },
  async () => {
    const listings = new Map<string, Listing>();
    for await (const row of readListingFile(file!)) {
      if (row.kind === 'listing') listings.set(row.listing.id, row.listing);
    }
    for (const [groups, within10, within25] of sharesOf([...listings.values()])) {
      expect(groups).toBeGreaterThan(100);
      expect([within10 >= 0.9, within25]).toEqual([true, 1]);
    }
  },
);
