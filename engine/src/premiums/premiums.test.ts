import { beforeAll, describe, expect, test } from 'vitest';
import { estimate } from '../estimate.ts';
import { seededRandom } from '../statistics/seeded-random.ts';
import { syntheticListings } from '../testing/synthetic-listings.ts';
import { trainModel } from '../training/train-model.ts';
import { createMarket, type Market } from '../valuation/market.ts';
import { conditions } from '../vocabulary/attributes.ts';
import type { Listing, Subject } from '../vocabulary/property.ts';

const asOf = '2026-01-15';
const flat: Subject = { propertyType: 'apartment', surfaceM2: 100, rooms: 3, lat: 36.8, lng: 10.18 };
/** By condition; the last but one is against the required order. */
const worth = { to_renovate: -0.3, to_refresh: -0.1, good: 0, very_good: 0.3, new: 0.2 };
/** Half of the stated conditions are of new homes. */
const shareOfNew = 0.5;

let market: Market;
beforeAll(() => {
  const random = seededRandom(5);
  // only one site states the condition, with prices a fifth higher
  const listings = syntheticListings(2400, 9)
    .filter(({ transaction }) => transaction === 'sale')
    .map((listing, number): Listing => {
      const condition =
        random() < shareOfNew ? 'new' : conditions[Math.floor(random() * (conditions.length - 1))]!;
      const tells = number % 2 === 0;
      const log = worth[condition] + (tells ? Math.log(1.2) : 0);
      return {
        ...listing,
        furnished: undefined,
        seaView: tells ? random() < 0.3 : undefined,
        condition: tells ? condition : undefined,
        priceTnd: Math.round(listing.priceTnd * Math.exp(log)),
      };
    });
  market = createMarket(listings, trainModel(listings, { seed: 1 }));
});

function price(details: Partial<Subject>): number {
  const { sale } = estimate({ ...flat, ...details }, market, asOf);
  return sale.kind === 'estimated' ? sale.priceTnd : Number.NaN;
}

describe('the premium of an answer', () => {
  test('is what it is worth within a site, not what the site that tells it asks', () => {
    const step = Math.log(price({ condition: 'good' }) / price({ condition: 'to_renovate' }));
    expect(step).toBeGreaterThan(0.2);
    expect(step).toBeLessThan(0.4);
    // an invalid answer does not identify the site either
    expect(Math.abs(Math.log(price({ seaView: false }) / price({})))).toBeLessThan(0.03);
  });

  test('keeps the order of the answers even where advertisements do not', () => {
    const prices = conditions.map((condition) => price({ condition }));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  test('is none for silence, which lies between the answers', () => {
    expect(price({})).toBeGreaterThan(price({ condition: 'to_renovate' }));
    expect(price({})).toBeLessThan(price({ condition: 'new' }));
  });

  test('is none for silence, which is nearer to the answer of most owners than the average of those who tell', () => {
    const log = (details: Partial<Subject>) => Math.log(price(details) / price({ condition: 'good' }));
    const others = conditions.filter((condition) => condition !== 'new');
    const average =
      shareOfNew * log({ condition: 'new' }) +
      others.reduce((sum, condition) => sum + ((1 - shareOfNew) / others.length) * log({ condition }), 0);
    expect(average).toBeGreaterThan(0.05);
    expect(log({}) / average).toBeGreaterThan(0.5);
    expect(log({}) / average).toBeLessThan(0.7);
  });

  test('is added to those of other answers', () => {
    const both = price({ condition: 'new', seaView: true }) / price({});
    expect(both).toBeCloseTo(
      (price({ condition: 'new' }) / price({})) * (price({ seaView: true }) / price({})),
      10,
    );
  });

  test('leaves a sale alone where the attribute moves rents only', () => {
    expect(price({ furnished: true })).toBe(price({}));
  });
});
