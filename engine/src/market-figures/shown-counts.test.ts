import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Listing } from '../vocabulary/property.ts';
import { countsToShow } from './shown-counts.ts';
import type { ZoneTree } from './zone-tree.ts';

const parents = { all: null, town: 'all', centre: 'town', beach: 'town', village: 'all' };
const zones = new Map(Object.entries(parents).map(([slug, parent]) => [slug, { slug, parent }]));
const quarters = ['centre', 'beach', 'village'] as const;
/** Quarters stand at their own latitude. */
const tree: ZoneTree = { zones, zoneAt: ({ lat }) => quarters[lat]! };

test('no zone shows fewer advertisements than one inside it', () => {
  const count = fc.integer({ min: 1, max: 40 });
  fc.assert(
    fc.property(fc.tuple(count, count, count), (counts) => {
      const listings = counts.flatMap((of, lat) =>
        Array.from({ length: of }, () => ({ transaction: 'sale', propertyType: 'villa', lat }) as Listing),
      );
      const show = countsToShow(tree, listings);
      const [centre, beach, village] = counts;
      const shown = (zone: string, of: number) => show(zone)('sale villa', of).shown ?? 0;
      const town = shown('town', centre + beach);
      expect(town).toBeGreaterThanOrEqual(Math.max(shown('centre', centre), shown('beach', beach)));
      expect(shown('all', centre + beach + village)).toBeGreaterThanOrEqual(
        Math.max(town, shown('village', village)),
      );
    }),
  );
});
