import { searchPlaces } from '@soumdar/listings';
import { expect, it } from 'vitest';
import { zoneOfPlace } from './nearest-zones.ts';

it.each([
  ['Le Kram Ouest', 'tunis/le-kram'],
  ['Monastir Gare', 'monastir/monastir'],
  ['Cité Essirene, La Marsa', 'tunis/la-marsa'],
  ['Sidi Jedidi, Hammamet', 'nabeul/hammamet'],
  ['Les Berges du Lac 2', 'tunis/les-berges-du-lac-2'],
  ['Sousse', 'sousse'],
])('the prices at %s are those of %s', (text, zone) => {
  expect(zoneOfPlace(searchPlaces(text, 1)[0]!)).toBe(zone);
});
