import { expect, test } from 'vitest';
import { estimateIn, queriedView } from './map-around.ts';

const queryOf = (address: string) => new URL(address, 'https://soumdar.example').searchParams;

test('an estimate in a zone has an address that opens the map there', () => {
  const address = estimateIn({ slug: 'tunis/la-marsa', level: 'town', lat: 36.87851, lng: 10.32349 });
  expect(address).toBe('/estimation?autour=36.8785,10.3235,13');
  expect(queriedView(queryOf(address))).toEqual({ lat: 36.8785, lng: 10.3235, zoom: 13 });
});

test('an estimate anywhere in the country has no view', () => {
  expect(estimateIn({ slug: 'tunisie', level: 'country', lat: 35.4, lng: 9.8 })).toBe('/estimation');
});

test.each([
  '',
  'autour=',
  'autour=36.8',
  'autour=48.85,2.35,13',
  'autour=36.8,10.3,99',
  'autour=a,b,c',
  'autour=36.8,10.3',
])('%j opens no map', (query) => {
  expect(queriedView(new URLSearchParams(query))).toBeUndefined();
});
