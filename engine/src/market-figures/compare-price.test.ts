import { expect, test } from 'vitest';
import { indexByType } from '../comparables/comparables-index.ts';
import type { Listing } from '../vocabulary/property.ts';
import { comparePrice, type AskedPrice } from './compare-price.ts';

const asOf = '2026-01-15';
/** Flats of 100 m² let for 1 000, 1 010, … a month. */
const flats = (count: number, told: Partial<Listing> = {}): Listing[] =>
  Array.from({ length: count }, (_, number) => ({
    id: `${told.rooms ?? ''} ${told.surfaceM2 ?? ''} ${number}`,
    transaction: 'rent',
    propertyType: 'apartment',
    surfaceM2: 100,
    priceTnd: 1000 + 10 * number,
    lat: 36.8,
    lng: 10.18,
    locality: 'Quarter',
    listedOn: asOf,
    ...told,
  }));
const asked: AskedPrice = { propertyType: 'apartment', surfaceM2: 100, priceTnd: 1055 };
const compared = (listings: Listing[], question: Partial<AskedPrice> = {}) => {
  const index = indexByType('rent', listings).apartment;
  return comparePrice(index, [...index.ids.keys()], { ...asked, ...question }, asOf);
};

test('a price is placed among those asked for the like, at its own surface', () => {
  const among = compared(flats(11))!;
  expect(among).toMatchObject({ count: 11, widened: false, shareBelow: 0.5 });
  expect([among.lowTnd, among.medianTnd, among.highTnd].map(Math.round)).toEqual([1010, 1050, 1090]);
  const larger = compared(flats(11), { surfaceM2: 120, priceTnd: 1400 })!;
  expect(larger.shareBelow).toBe(1);
  expect(larger.medianTnd).toBeCloseTo(1.2 * 1050);
});

test('only those of like surface count', () => {
  const others = flats(30, { surfaceM2: 131, priceTnd: 5000 });
  expect(compared([...flats(11), ...others])!.count).toBe(11);
  expect(compared([...flats(9), ...others])).toBeUndefined();
});

test('rooms and furniture count where enough tell the same, and are said not to where too few do', () => {
  const listings = [...flats(10, { rooms: 3 }), ...flats(10, { rooms: 4, priceTnd: 2000 })];
  expect(compared(listings, { rooms: 3 })).toMatchObject({ count: 10, widened: false, shareBelow: 0.5 });
  expect(compared(listings, { rooms: 3, furnished: true })).toMatchObject({ count: 20, widened: true });
});

test('however often other prices are tried, no step of the share is of fewer than five advertisements', () => {
  // as a thief would try them, dinar by dinar
  const stepsOf = (count: number) => {
    const tried = Array.from(
      { length: 1200 },
      (_, at) => compared(flats(count), { priceTnd: 900 + at })!.shareBelow,
    );
    return new Set(tried).size;
  };
  expect(stepsOf(10)).toBe(3);
  expect(stepsOf(14)).toBe(3);
  expect(stepsOf(60)).toBe(11);
  expect(compared(flats(104))!.count).toBe(100);
});
