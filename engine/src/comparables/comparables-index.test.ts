import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { recentPerCell } from '../parameters/params.ts';
import { syntheticListings } from '../testing/synthetic-listings.ts';
import { dateOf, daysOf } from '../time-adjustment/dates.ts';
import { countComparables, indexByType, visitWithin } from './comparables-index.ts';
import { distanceFrom } from './distance.ts';

const listings = syntheticListings(800, 1).filter(({ propertyType }) => propertyType === 'apartment');
const comparables = indexByType('sale', listings).apartment;

test('a search by radius finds every listing within it and no other', () => {
  const place = fc.record({
    lat: fc.double({ min: 33, max: 37.5, noNaN: true }),
    lng: fc.double({ min: 9, max: 11.5, noNaN: true }),
  });
  fc.assert(
    fc.property(place, fc.double({ min: 0.1, max: 30, noNaN: true }), ({ lat, lng }, km) => {
      const found: string[] = [];
      visitWithin(comparables, lat, lng, km, (index) => found.push(comparables.ids[index]!));
      const expected = listings
        .filter((listing) => distanceFrom(lat, lng)(listing.lat, listing.lng) <= km)
        .map(({ id }) => id);
      expect(found.sort()).toEqual(expected.sort());
    }),
  );
});

test('a comparable is within 25 km and has between a third and three times the surface', () => {
  const place = fc.record({
    lat: fc.double({ min: 33, max: 37.5, noNaN: true }),
    lng: fc.double({ min: 9, max: 11.5, noNaN: true }),
    surfaceM2: fc.double({ min: 10, max: 900, noNaN: true }),
  });
  fc.assert(
    fc.property(place, ({ lat, lng, surfaceM2 }) => {
      const expected = listings.filter(
        (listing) =>
          distanceFrom(lat, lng)(listing.lat, listing.lng) <= 25 &&
          listing.surfaceM2 >= surfaceM2 / 3 &&
          listing.surfaceM2 <= surfaceM2 * 3,
      );
      expect(countComparables(comparables, { propertyType: 'apartment', lat, lng, surfaceM2 })).toBe(
        expected.length,
      );
    }),
  );
});

test('of a crowded cell only the newest listings are marked as recent', () => {
  const day = (number: number) => dateOf(daysOf('2020-01-01') + number);
  const crowd = Array.from({ length: recentPerCell + 20 }, (_, number) => ({
    ...listings[0]!,
    id: `${number}`,
    listedOn: day(number),
  }));
  const apart = { ...crowd[0]!, id: 'apart', lat: listings[0]!.lat + 0.5 };
  const { ids, recentInCell } = indexByType('sale', [...crowd, apart]).apartment;
  const older = ids.filter((_, index) => recentInCell[index] === 0);
  expect(older.map(Number).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n));
});
