import {
  createMarket,
  estimate,
  estimateFigures,
  trainModel,
  medianAbsolutePercentageError,
  type Listing,
  type Market,
  type Pair,
  type Subject,
} from '@soumdar/engine';
import { readListingFile } from '@soumdar/listings';
import { beforeAll, describe, expect, it } from 'vitest';
import { evidenceOf, failuresOf } from './evidence.ts';
import { isInFifth } from './fifths.ts';
import { isPlausible } from './plausible.ts';
import { stabilityOf, unsteady } from './stability.ts';

const file = process.env['REAL_LISTINGS'];
if (!file) console.warn('REAL_LISTINGS is not set: nothing is measured on real advertisements.');

const asOf = '2026-03-01';

const isHeldOut = (listing: Listing) => isInFifth(listing, 1);

/** What most estimation sites do: the median price per m² of the 15 listings nearest in place, size and date. */
function fifteenNearest(subject: Listing, listings: Listing[]): number {
  const years = (listing: Listing) => Date.parse(listing.listedOn) / (365.25 * 86_400_000);
  const distances = listings.map((other) => ({
    distance: Math.hypot(
      (other.lat - subject.lat) * 111.2,
      (other.lng - subject.lng) * 111.2 * Math.cos(0.628),
      4 * Math.log(other.surfaceM2 / subject.surfaceM2),
      2 * (years(other) - years(subject)),
    ),
    perM2: other.priceTnd / other.surfaceM2,
  }));
  const nearest = distances.toSorted((a, b) => a.distance - b.distance).slice(0, 15);
  const perM2 = nearest.map((other) => other.perM2).toSorted((a, b) => a - b);
  return (perM2[Math.floor(perM2.length / 2)] ?? 0) * subject.surfaceM2;
}

describe.skipIf(!file)('on real advertisements', { timeout: 300_000 }, () => {
  let learned: Listing[];
  let heldOut: Listing[];
  let market: Market;

  beforeAll(async () => {
    const listings = new Map<string, Listing>();
    for await (const row of readListingFile(file ?? '')) {
      if (row.kind === 'listing') listings.set(row.listing.id, row.listing);
    }
    learned = [...listings.values()].filter((listing) => !isHeldOut(listing));
    heldOut = [...listings.values()].filter((listing) => isHeldOut(listing) && isPlausible(listing));
    market = createMarket(learned, trainModel(learned, { seed: 1 }));
  }, 300_000);

  it.each(['sale', 'rent'] as const)(
    'errs less for a %s than the 15 nearest advertisements do',
    (transaction) => {
      const ours: Pair[] = [];
      const theirs: Pair[] = [];
      const pool = learned.filter((listing) => listing.transaction === transaction && isPlausible(listing));
      // one in four is plenty, and the plain search is slow
      const asking = heldOut.filter((listing, nth) => listing.transaction === transaction && nth % 4 === 0);
      for (const listing of asking) {
        const {
          lat,
          lng,
          propertyType,
          surfaceM2,
          rooms,
          bathrooms,
          garage,
          pool: swimming,
          constructible,
        } = listing;
        const subject = {
          lat,
          lng,
          propertyType,
          surfaceM2,
          rooms,
          bathrooms,
          garage,
          pool: swimming,
          constructible,
        };
        const side = estimateFigures(subject, market, listing.listedOn)[transaction];
        if (side.kind === 'insufficient') continue;
        const similar = pool.filter((other) => other.propertyType === propertyType);
        ours.push({ estimate: side.priceTnd, price: listing.priceTnd });
        theirs.push({ estimate: fifteenNearest(listing, similar), price: listing.priceTnd });
      }
      expect(ours.length).toBeGreaterThan(asking.length * 0.97);
      const [error, usual] = [medianAbsolutePercentageError(ours), medianAbsolutePercentageError(theirs)];
      console.log(
        `${transaction}: ${(100 * error).toFixed(1)} %, against ${(100 * usual).toFixed(1)} %, of ${ours.length}`,
      );
      expect(error).toBeLessThan(usual);
    },
  );

  // asking prices there, from published studies and the local advertisements themselves
  it.each<[string, Subject, number, number]>([
    [
      'an apartment in La Soukra',
      { propertyType: 'apartment', lat: 36.876, lng: 10.247, surfaceM2: 100, rooms: 3, bathrooms: 1 },
      240_000,
      450_000,
    ],
    [
      'a villa in Hammamet Nord',
      { propertyType: 'villa', lat: 36.413, lng: 10.64, surfaceM2: 350 },
      550_000,
      1_600_000,
    ],
    [
      'a house in Sfax',
      { propertyType: 'house', lat: 34.7405, lng: 10.7605, surfaceM2: 150 },
      90_000,
      300_000,
    ],
    [
      'a building plot in Kélibia',
      { propertyType: 'land', lat: 36.8475, lng: 11.0945, surfaceM2: 400, constructible: true },
      50_000,
      300_000,
    ],
  ])('values %s as an agent there would', (_, subject, low, high) => {
    const { sale } = estimate(subject, market, asOf);
    expect(sale).toMatchObject({ kind: 'estimated' });
    if (sale.kind !== 'estimated') return;
    expect(sale.priceTnd).toBeGreaterThan(low);
    expect(sale.priceTnd).toBeLessThan(high);
  });

  it('adjusts comparables that carry the figure above them', () => {
    const found = evidenceOf(market, heldOut, asOf);
    expect(found).toHaveLength(7);
    expect(failuresOf(found)).toEqual([]);
  });

  it('moves a price little within 300 metres of a neighbourhood', () => {
    const found = stabilityOf(market, heldOut, asOf);
    expect(found.length).toBeGreaterThanOrEqual(6);
    expect(unsteady(found)).toEqual([]);
  });

  it('says that it does not know the desert', () => {
    const { sale, rent } = estimate(
      { propertyType: 'apartment', lat: 32.9, lng: 9.5, surfaceM2: 100 },
      market,
      asOf,
    );
    expect(sale).toEqual({ kind: 'insufficient', comparableCount: 0, comparables: [] });
    expect(rent).toEqual({ kind: 'insufficient', comparableCount: 0, comparables: [] });
  });
});
