import { expect, test } from 'vitest';
import { valuesFor } from '../vocabulary/attributes.ts';
import { propertyTypes, type Listing, type Subject, type Transaction } from '../vocabulary/property.ts';
import { indexByType } from './comparables-index.ts';
import { nearestPlaces } from './nearest-places.ts';
import { indexPlaces } from './places-index.ts';

const asOf = '2026-01-15';
const flat: Subject = { propertyType: 'apartment', surfaceM2: 100, lat: 36.8, lng: 10.18 };

/** Flats of 100 m² for sale in one place. */
const asking = (locality: string, lat: number, ...perM2: number[]): Listing[] =>
  perM2.map((price, number) => ({
    ...flat,
    lat,
    id: `${locality} ${number}`,
    transaction: 'sale',
    priceTnd: 100 * price,
    locality,
    listedOn: asOf,
  }));

const placesAmong = (listings: Listing[], transaction: 'sale' | 'rent' = 'sale') =>
  nearestPlaces(
    flat,
    { places: { sale: placesOf('sale', listings), rent: placesOf('rent', []) } },
    asOf,
    transaction,
  );

const placesOf = (transaction: Transaction, listings: Listing[]) => {
  const comparables = indexByType(transaction, listings);
  return valuesFor(propertyTypes, (type) => indexPlaces(comparables[type], type));
};

/** As many as are shown. */
const tenAsking = (locality: string, lat: number, perM2: number) =>
  asking(locality, lat, ...Array.from({ length: 10 }, () => perM2));

test('the listings of one place are grouped, with their number and the middle eight of ten of their prices per m²', () => {
  const [place, ...others] = placesAmong(
    asking('Ennasr', 36.81, 1000, 2000, 2100, 2200, 2300, 2400, 2500, 2600, 2700, 2800, 9000),
  );
  expect(others).toEqual([]);
  expect(place).toMatchObject({ locality: 'Ennasr', lat: 36.81, lng: 10.18, listings: 11 });
  expect(place!.distanceKm).toBeCloseTo(1.11, 2);
  expect(place!.lowPerM2Tnd).toBeCloseTo(2000);
  expect(place!.medianPerM2Tnd).toBeCloseTo(2400);
  expect(place!.highPerM2Tnd).toBeCloseTo(2800);
});

test('a place with fewer than ten listings, whose prices would be those of single ones, is not shown', () => {
  expect(placesAmong(tenAsking('Ennasr', 36.81, 2000).slice(1))).toEqual([]);
});

test('places come nearest first, without other types, transactions and regions', () => {
  const listings = [
    ...tenAsking('Ariana', 36.85, 2500),
    ...tenAsking('Ennasr', 36.81, 2000),
    ...tenAsking('Sousse', 35.83, 1900),
    ...asking('Ennasr', 36.81, 900).map((villa) => ({
      ...villa,
      propertyType: 'villa' as const,
      id: 'villa',
    })),
  ];
  expect(placesAmong(listings).map(({ locality, listings: found }) => [locality, found])).toEqual([
    ['Ennasr', 10],
    ['Ariana', 10],
  ]);
  expect(placesAmong(listings, 'rent')).toEqual([]);
});

test('asking prices of a place are brought to the date with the price index', () => {
  const [place] = placesAmong(
    tenAsking('Ennasr', 36.81, 2000).map((flatOf) => ({ ...flatOf, listedOn: '2023-01-15' })),
  );
  expect(place!.medianPerM2Tnd).toBeGreaterThan(2000);
});

test('of thirty places the ten nearest are given', () => {
  const listings = Array.from({ length: 30 }, (_, number) =>
    tenAsking(`Place ${number}`, 36.8 + number / 1000, 2000),
  );
  expect(placesAmong(listings.flat()).map(({ locality }) => locality)).toEqual(
    Array.from({ length: 10 }, (_, number) => `Place ${number}`),
  );
});
