import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { heardPerCell } from '../parameters/params.ts';
import { syntheticListings } from '../testing/synthetic-listings.ts';
import { dateOf, daysOf } from '../time-adjustment/dates.ts';
import { countWithin, indexByType, visitWithin } from './comparables-index.ts';
import { distanceFrom } from './distance.ts';

const listings = syntheticListings(800, 1).filter(({ propertyType }) => propertyType === 'apartment');
const segment = indexByType('sale', listings).apartment;

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
  const { ids, heard } = indexByType('sale', [...crowd, apart]).apartment;
  const unheard = ids.filter((_, index) => heard[index] === 0);
  expect(unheard.map(Number).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n));
});
