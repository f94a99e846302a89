import { describe, expect, it } from 'vitest';
import { gazetteer, pointKey } from './gazetteer.ts';
import { tellingWords } from './names.ts';
import { placeName } from './place-name.ts';
import { searchPlaces } from './search-places.ts';
import { soundWords } from './spelling.ts';

const places = gazetteer();
const rowOf = (governorate: string, locality: string) =>
  places.find(
    (place) => place.kind === 'postal' && place.governorate === governorate && place.locality === locality,
  )!;

describe('a postal locality that stands where its town does', () => {
  const rows: [string, string, string][] = [
    ['Tunis', 'Berge Du Lac', 'La Marsa'],
    ['Tunis', 'Gammart', 'La Marsa'],
    ['Nabeul', 'Azmour', 'Kélibia'],
    ['Sfax', 'Cite El Foll', 'Sfax'],
    ['Béja', 'Cite Snit', 'Béja'],
  ];

  it.each(rows)('of %s, %s, gives its town for a name and no distance', (governorate, locality, town) => {
    expect(placeName(locality, rowOf(governorate, locality))).toEqual({ name: town, atTown: true });
  });

  it.each(rows)('of %s, %s, is found by a search all the same', (governorate, locality) => {
    const found = searchPlaces(`${locality} ${governorate}`, 8);
    expect(found.map((place) => place.governorate)).toContain(governorate);
  });

  it('is every one whose point is a delegation’s, but for the town itself', () => {
    const towns = new Map(
      places.filter(({ kind }) => kind === 'delegation').map((town) => [pointKey(town), town]),
    );
    const neighbourhoods = new Set(
      places.filter(({ kind }) => kind === 'neighbourhood').map((place) => pointKey(place)),
    );
    const rowsAtTowns = places.filter(
      (place) =>
        place.kind === 'postal' && towns.has(pointKey(place)) && !neighbourhoods.has(pointKey(place)),
    );
    expect(rowsAtTowns.length).toBeGreaterThan(3000);
    const named = rowsAtTowns.filter((row) => {
      const { name } = placeName(row.name, row);
      return name !== row.governorate && name !== row.delegation;
    });
    expect(named.map(({ governorate, name }) => `${governorate} ${name}`)).toEqual([]);
  });
});

it('what an advertisement calls a place of its own is spelt as usual, and a quarter is named as the gazetteer does', () => {
  expect(placeName('Sidi Bousaid', { lat: 36.5, lng: 10 })).toEqual({ name: 'Sidi Bou Saïd', atTown: false });
  const corniche = { lat: 36.889, lng: 10.335 };
  expect(placeName('Rue Corniche', corniche)).toEqual({ name: 'Marsa Corniche', atTown: false });
  // as a source rounds it
  expect(placeName('Sfax Sud', { lat: 34.74, lng: 10.76 })).toEqual({ name: 'Sfax centre', atTown: false });
});

it('a postal locality and a neighbourhood of one governorate that sound alike are spelt alike', () => {
  const soundOf = (governorate: string, name: string) =>
    `${governorate} ${soundWords(name, tellingWords).join('')}`;
  const neighbourhoods = places.filter(({ kind }) => kind === 'neighbourhood');
  const spelt = new Map(
    neighbourhoods.map(({ governorate, name }) => [soundOf(governorate, name), name] as const).toReversed(),
  );
  const other = places.filter(({ kind, governorate, name }) => {
    const usual = spelt.get(soundOf(governorate, name));
    return kind === 'postal' && usual !== undefined && usual !== name;
  });
  expect(other.map(({ governorate, name }) => `${governorate} ${name}`)).toEqual([]);
});
