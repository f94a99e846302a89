import { expect, test } from 'vitest';
import { inZone, ofPlace, pricesTitle } from './places.ts';

test.each([
  ['tunisie', 'Tunisie', 'en Tunisie'],
  ['le-kef', 'Le Kef', 'dans le gouvernorat du Kef'],
  ['ariana', 'Ariana', 'dans le gouvernorat d’Ariana'],
  ['sfax', 'Sfax', 'dans le gouvernorat de Sfax'],
  ['tunis/le-bardo', 'Le Bardo', 'au Bardo'],
  ['tunis/les-berges-du-lac-2', 'Les Berges du Lac 2', 'aux Berges du Lac 2'],
  ['tunis/el-menzah', 'El Menzah', 'à El Menzah'],
])('%s, %s is told %s', (slug, name, expected) => {
  expect(inZone({ slug, name })).toBe(expected);
});

test('a governorate is told with its article', () => {
  expect(pricesTitle({ slug: 'le-kef', name: 'Le Kef', level: 'governorate' })).toMatch(
    /gouvernorat du Kef$/,
  );
});

test.each([
  ['Le Kef', 'du Kef'],
  ['Les Berges du Lac', 'des Berges du Lac'],
  ['Ariana', 'd’Ariana'],
  ['El Menzah', 'd’El Menzah'],
  ['La Soukra', 'de La Soukra'],
])('%s takes its article', (name, text) => {
  expect(ofPlace(name)).toBe(text);
});
