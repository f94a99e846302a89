import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fewestCounted } from '../parameters/market-params.ts';
import type { TestedListing } from '../training/train-transaction.ts';
import { propertyTypes, type PropertyType } from '../vocabulary/property.ts';
import { accuracyFigures } from './accuracy-figures.ts';
import { countsToShow, shownShare } from './shown-counts.ts';

const everywhere = {
  zones: new Map([['all', { slug: 'all', parent: null }]]),
  zoneAt: () => 'all',
};

function testedOf(counts: Record<PropertyType, number>): TestedListing[] {
  return propertyTypes.flatMap((propertyType) =>
    Array.from({ length: counts[propertyType] }, (_, at) => ({
      listing: { transaction: 'sale', propertyType },
      error: (at % 7) / 20,
      interval: { low: -0.2, high: 0.2 },
    })),
  ) as unknown as TestedListing[];
}

const accuracyOf = (counts: Record<PropertyType, number>) => {
  const tested = testedOf(counts);
  const show = countsToShow(
    everywhere,
    tested.map(({ listing }) => listing),
  );
  return accuracyFigures(tested, show('all')).map(({ type, count }) => ({ type, count }));
};

const hidden = fc.integer({ min: 1, max: fewestCounted - 1 });
const counted = fc.oneof(fc.constant(0), fc.integer({ min: fewestCounted, max: 150 }));

test('no count of one to four can be had by subtraction between all types and those shown', () => {
  const groups = fc.record({ apartment: counted, house: counted, villa: hidden, land: hidden });
  fc.assert(
    fc.property(groups, hidden, hidden, (counts, villa, land) => {
      expect(accuracyOf({ ...counts, villa, land })).toEqual(accuracyOf(counts));
    }),
  );
});

test('a share tells nothing of how many it is of', () => {
  const cases = fc
    .integer({ min: 1, max: 1200 })
    .chain((least) => fc.tuple(fc.constant(least), fc.integer({ min: least, max: least + 10 }), fc.nat()));
  fc.assert(
    fc.property(cases, ([least, count, any]) => {
      const shown = shownShare((any % (count + 1)) / count, least);
      for (let other = least; other <= least + 10; other += 1) {
        const shares = Array.from({ length: other + 1 }, (_, part) => shownShare(part / other, least));
        expect(shares, `${shown} of ${count}, not of ${other}`).toContain(shown);
      }
    }),
  );
});
