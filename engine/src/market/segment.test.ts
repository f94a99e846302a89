import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceFrom } from '../distance.ts';
import { syntheticListings } from '../synthetic-listings.ts';
import { buildSegment, countWithin, visitWithin } from './segment.ts';

const listings = syntheticListings(500, 1);
const segment = buildSegment('sale', listings);

test('a search finds every listing within its radius and no other', () => {
  const place = fc.record({
    lat: fc.double({ min: 33, max: 37.5, noNaN: true }),
    lng: fc.double({ min: 9, max: 11.5, noNaN: true }),
  });
  fc.assert(
    fc.property(place, fc.double({ min: 0.1, max: 30, noNaN: true }), ({ lat, lng }, km) => {
      const found: string[] = [];
      visitWithin(segment, lat, lng, km, (index) => found.push(segment.ids[index]!));
      const expected = listings
        .filter((listing) => distanceFrom(lat, lng)(listing.lat, listing.lng) <= km)
        .map(({ id }) => id);
      expect(found.sort()).toEqual(expected.sort());
      expect(countWithin(segment, lat, lng, km)).toBe(expected.length);
    }),
  );
});
