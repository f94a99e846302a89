import type { SourcedListing } from '@soumdar/db';
import { attributes, type ListedAttribute } from '@soumdar/engine';
import { describe, expect, it } from 'vitest';
import { priceLaws } from './price-laws.ts';
import { sampleListings } from './sample-listings.ts';

const sample = sampleListings('2026-07-01');
const groups = (['sale', 'rent'] as const).flatMap((transaction) =>
  (['apartment', 'house', 'villa', 'land'] as const).map((propertyType) => ({ transaction, propertyType })),
);
const premiumsOf = ({ transaction, propertyType }: (typeof groups)[number]) =>
  Object.entries(priceLaws[transaction][propertyType].premiums) as [ListedAttribute, readonly number[]][];
/** A higher floor is neither better nor worse. */
const ordered = (premiums: ReturnType<typeof premiumsOf>) => premiums.filter(([name]) => name !== 'floor');

it.each(groups)('a better answer is worth more: $transaction, $propertyType', (group) => {
  for (const [name, premiums] of ordered(premiumsOf(group))) {
    const fromWorst = name === 'ageYears' ? premiums.toReversed() : premiums;
    const rising = [...new Set(fromWorst)].toSorted((a, b) => a - b);
    expect({ name, premiums: fromWorst }).toEqual({ name, premiums: rising });
  }
});

it('a sale is worth the same furnished or not', () => {
  for (const group of groups.filter(({ transaction }) => transaction === 'sale')) {
    expect(premiumsOf(group).map(([name]) => name)).not.toContain('furnished');
  }
});

const lastBathrooms = 5;
const ageSteps = [3, 6, 11, 21, 41];

/** Undefined where the advertisement does not state it. */
function placeIn(listing: SourcedListing, name: ListedAttribute): number | undefined {
  const answer = listing[name];
  const attribute = attributes[name];
  if (answer === undefined) return undefined;
  if (attribute.kind === 'rank') return attribute.values.findIndex((value) => value === answer);
  if (name === 'ageYears') return ageSteps.filter((years) => Number(answer) >= years).length;
  return name === 'bathrooms' ? Math.min(Number(answer), lastBathrooms) - 1 : Number(answer);
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Less the mean of its zone; 0 where unknown. */
function withinZones(listings: SourcedListing[], valueOf: (listing: SourcedListing) => number | undefined) {
  const zoneOf = ({ governorate, locality }: SourcedListing) => `${governorate}/${locality}`;
  const stated = listings.filter((listing) => valueOf(listing) !== undefined);
  const means = new Map(
    [...Map.groupBy(stated, zoneOf)].map(([zone, of]) => [
      zone,
      mean(of.map((listing) => valueOf(listing)!)),
    ]),
  );
  return listings.map((listing) => {
    const value = valueOf(listing);
    return value === undefined ? 0 : value - means.get(zoneOf(listing))!;
  });
}

function regress(columns: number[][], outcome: number[]): number[] {
  const product = (left: number[], right: number[]) =>
    left.reduce((sum, value, at) => sum + value * right[at]!, 0);
  // avoids a division by zero for an empty column
  const rows = columns.map((column, at) => [
    ...columns.map((other, aside) => product(column, other) + (at === aside ? 1e-6 : 0)),
    product(column, outcome),
  ]);
  rows.forEach((pivot, at) => {
    for (const row of rows) {
      const factor = row === pivot ? 0 : row[at]! / pivot[at]!;
      row.forEach((_, place) => (row[place]! -= factor * pivot[place]!));
    }
  });
  return rows.map((row, at) => row.at(-1)! / row[at]!);
}

/** With enough listings to measure. */
function usualPlaces(listings: SourcedListing[], name: ListedAttribute): [number, number] {
  const counts = Map.groupBy(listings, (listing) => placeIn(listing, name));
  const usual = [...counts.keys()].filter(
    (place) => place !== undefined && counts.get(place)!.length > listings.length * 0.03,
  ) as number[];
  return [Math.min(...usual), Math.max(...usual)];
}

// too few houses and villas to let state it
describe.each(
  groups.filter(({ transaction, propertyType }) => transaction === 'sale' || propertyType === 'apartment'),
)('a regression of the asking prices: $transaction, $propertyType', ({ transaction, propertyType }) => {
  const listings = sample.filter(
    (listing) => listing.transaction === transaction && listing.propertyType === propertyType,
  );
  const premiums = premiumsOf({ transaction, propertyType });
  const steps = premiums.flatMap(([name, { length }]) =>
    Array.from({ length: length - 1 }, (_, at) => ({ name, place: at + 1 })),
  );
  const columns = steps.map(({ name, place }) =>
    withinZones(listings, (listing) => {
      const of = placeIn(listing, name);
      return of === undefined ? undefined : Number(of >= place);
    }),
  );
  const logs = (factOf: (listing: SourcedListing) => number | undefined) =>
    withinZones(listings, (listing) => {
      const fact = factOf(listing);
      return fact === undefined ? undefined : Math.log(fact);
    });
  const [surface, , ...worth] = regress(
    [logs(({ surfaceM2 }) => surfaceM2), logs(({ rooms }) => rooms), ...columns],
    logs(({ priceTnd }) => priceTnd),
  );

  it.each(ordered(premiums).map(([name, values]) => ({ name, values })))(
    'finds what $name adds',
    ({ name, values }) => {
      const [lowest, highest] = usualPlaces(listings, name);
      const found = steps.reduce(
        (sum, step, at) =>
          step.name === name && step.place > lowest && step.place <= highest ? sum + worth[at]! : sum,
        0,
      );
      const expected = values[highest]! - values[lowest]!;
      expect(found).toBeCloseTo(expected, 1);
      expect(Math.sign(found)).toBe(Math.sign(expected));
    },
  );

  it('finds that prices grow less than surfaces', () => {
    expect(surface).toBeCloseTo(priceLaws[transaction][propertyType].surfaceElasticity, 1);
  });
});
