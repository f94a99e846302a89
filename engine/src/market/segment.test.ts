import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateOf, daysOf } from '../dates.ts';
import { distanceFrom } from '../distance.ts';
import { heardPerCell } from '../params.ts';
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

test('where a cell is crowded, only its newest are heard', () => {
  const day = (number: number) => dateOf(daysOf('2020-01-01') + number);
  const crowd = Array.from({ length: heardPerCell + 20 }, (_, number) => ({
    ...listings[0]!,
    id: `${number}`,
    listedOn: day(number),
  }));
  const apart = { ...crowd[0]!, id: 'apart', lat: listings[0]!.lat + 0.5 };
  const { ids, heard } = buildSegment('sale', [...crowd, apart]);
  const unheard = ids.filter((_, index) => heard[index] === 0);
  expect(unheard.map(Number).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n));
});
