import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimate, estimateAndExplain } from '../estimate.ts';
import { syntheticListings } from '../testing/synthetic-listings.ts';
import { trainModel } from '../training/train-model.ts';
import { createMarket } from '../valuation/market.ts';
import type { ExplainedAttribute } from '../vocabulary/attributes.ts';
import type { Listing, Subject } from '../vocabulary/property.ts';
import { explain } from './explain.ts';

// every third property has a pool, and costs half as much again
const listings = syntheticListings(900, 3).map((listing, number) => {
  const pool = number % 3 === 0;
  return { ...listing, pool, priceTnd: Math.round(listing.priceTnd * (pool ? 1.5 : 1)) };
});
const market = createMarket(listings, trainModel(listings, { seed: 1 }));
const asOf = '2026-01-15';
const flat: Subject = { propertyType: 'apartment', surfaceM2: 100, rooms: 3, lat: 36.8, lng: 10.18 };

const anyTransaction = fc.constantFrom('sale', 'rent');
const nearTunis: fc.Arbitrary<Subject> = fc.record({
  propertyType: fc.constantFrom('apartment', 'house', 'villa'),
  surfaceM2: fc.integer({ min: 110, max: 250 }),
  rooms: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
  pool: fc.option(fc.boolean(), { nil: undefined }),
  furnished: fc.option(fc.boolean(), { nil: undefined }),
  lat: fc.double({ min: 36.75, max: 36.85, noNaN: true }),
  lng: fc.double({ min: 10.1, max: 10.25, noNaN: true }),
});

function explained(subject: Subject, transaction: 'sale' | 'rent' = 'sale') {
  const explanation = explain(subject, market, asOf, transaction);
  if (!explanation) throw new Error('Too few comparables');
  return explanation;
}

function effectOf(attribute: ExplainedAttribute, subject: Subject): number | undefined {
  return explained(subject).effects.find((effect) => effect.attribute === attribute)?.tnd;
}

describe('for any property', () => {
  test('the typical property and the effects make the estimate, to the dinar', () => {
    fc.assert(
      fc.property(nearTunis, anyTransaction, (subject, transaction) => {
        const { typicalTnd, effects } = explained(subject, transaction);
        const answer = estimate(subject, market, asOf)[transaction];
        expect(effects.reduce((sum, { tnd }) => sum + tnd, typicalTnd)).toBe(
          answer.kind === 'estimated' && Math.round(answer.priceTnd),
        );
      }),
    );
  });

  test('estimate and explanation are the same made together as made apart', () => {
    fc.assert(
      fc.property(nearTunis, (subject) => {
        expect(estimateAndExplain(subject, market, asOf)).toEqual({
          estimates: estimate(subject, market, asOf),
          explanations: {
            sale: explain(subject, market, asOf, 'sale'),
            rent: explain(subject, market, asOf, 'rent'),
          },
        });
      }),
    );
  });

  test('the explanation of the typical property is itself at the same worth, without effects', () => {
    fc.assert(
      fc.property(nearTunis, anyTransaction, (subject, transaction) => {
        const { typical, typicalTnd } = explained(subject, transaction);
        expect(explained(typical, transaction)).toEqual({ typical, typicalTnd, effects: [] });
      }),
    );
  });

  test('an attribute that is the same as the typical one has no effect, and the largest effects come first', () => {
    fc.assert(
      fc.property(nearTunis, anyTransaction, (subject, transaction) => {
        const { typical, effects } = explained(subject, transaction);
        const same = effects.filter(
          ({ attribute }) =>
            attribute !== 'comparables' && attribute !== 'place' && subject[attribute] === typical[attribute],
        );
        expect(same).toEqual([]);
        const sizes = effects.map(({ tnd }) => Math.abs(tnd));
        expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
      }),
    );
  });

  test('a surface above the typical one never lowers the price, one below never raises it', () => {
    fc.assert(
      fc.property(nearTunis, (subject) => {
        const above = subject.surfaceM2 - explained(subject).typical.surfaceM2;
        expect((effectOf('surfaceM2', subject) ?? 0) * Math.sign(above)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

test('where a pool raises asking prices by half, its effect is a third to two thirds of the typical price', () => {
  const { typical, typicalTnd } = explained({ ...flat, pool: true });
  expect(typical.pool).toBe(false);
  const effect = effectOf('pool', { ...flat, surfaceM2: typical.surfaceM2, pool: true })!;
  expect(effect / typicalTnd).toBeGreaterThan(0.3);
  expect(effect / typicalTnd).toBeLessThan(0.7);
});

test('each attribute of the typical property is the median of the neighbours', () => {
  const few = [60, 70, 80, 90, 120, 150, 300].map((surfaceM2, number): Listing => {
    const facts = {
      id: `flat-${number}`,
      transaction: 'sale',
      locality: 'Tunis',
      listedOn: '2025-10-01',
    } as const;
    return { ...flat, ...facts, surfaceM2, rooms: 1 + number, pool: number < 4, priceTnd: 2000 * surfaceM2 };
  });
  const explanation = explain(
    { ...flat, pool: false },
    createMarket(few, trainModel(few, { seed: 1 })),
    asOf,
    'sale',
  );
  expect(explanation?.typical).toMatchObject({ surfaceM2: 90, rooms: 4, pool: true });
});

test('the typical property leaves unknown what the subject does not tell; what no neighbour tells is no, or unknown', () => {
  const { typical } = explained({ ...flat, rooms: undefined, seaView: true, floor: 3 });
  expect(typical).toMatchObject({ rooms: undefined, seaView: false, floor: undefined });
});

test('where there are too few comparables there is no explanation', () => {
  expect(explain({ ...flat, lat: 31, lng: 9 }, market, asOf, 'sale')).toBeUndefined();
});
