import { expect, test } from 'vitest';
import { gazetteer } from './gazetteer.ts';
import { searchPlaces } from './search-places.ts';
import { townAt } from './towns.ts';
import { quarterAt, zoneTree } from './zones.ts';

const found = (name: string) => searchPlaces(name, 1)[0]!;

test.each([
  ['La Marsa', 'town', 'La Marsa'],
  ['Ariana', 'town', 'Ariana'],
  ['Tozeur', 'town', 'Tozeur'],
  ['Djerba', 'town', 'Djerba'],
  ['Kairouan', 'town', 'Kairouan'],
  ['Marsa Corniche', 'neighbourhood', 'La Marsa'],
  ['Les Berges du Lac 2', 'neighbourhood', 'La Marsa'],
])('%s is a %s, of the town of %s', (name, kind, town) => {
  expect(found(name).kind).toBe(kind);
  expect(townAt(found(name)).name).toBe(town);
});

test('a town names its neighbourhoods, and a chief town those of all its delegations', () => {
  const names = (town: string) => townAt(found(town)).neighbourhoods.map(({ name }) => name);
  expect(names('La Marsa')).toEqual(expect.arrayContaining(['Gammarth', 'Marsa Corniche', 'Marsa Safsaf']));
  expect(names('La Marsa')).toEqual(names('La Marsa').toSorted((a, b) => a.localeCompare(b, 'fr')));
  expect(names('Sousse')).toEqual(expect.arrayContaining(['Sousse Corniche', 'Khezama Est']));
  expect(names('Tunis')).toEqual(expect.arrayContaining(['Lafayette', 'Centre urbain nord']));
  expect(names('Djerba')).toEqual(
    ['Ajim', 'Houmt Souk', 'Midoun'].map((quarter) => `Djerba ${quarter} centre`),
  );
  expect(names('Tozeur')).toEqual([]);
});

test.each([
  ['La Marsa', 'tunis/la-marsa-centre'],
  ['Le Kram', 'tunis/le-kram-centre'],
  ['Sfax', 'sfax/sfax'],
  ['Ariana', 'ariana/ariana'],
  ['Djerba', 'medenine/djerba'],
  // no delegation has its name: advertisements that name it alone may be anywhere
  ['Tunis', undefined],
  ['Tozeur', undefined],
])('what names %s alone is in its centre: %s', (town, centre) => {
  expect(townAt(found(town)).centre?.slug).toBe(centre);
});

test('a locality at the point of its town is known by its town alone', () => {
  const unplaced = gazetteer().filter(({ kind, atTown }) => kind === 'postal' && atTown);
  expect(unplaced.length).toBeGreaterThan(100);
  const [one] = searchPlaces(unplaced[0]!.name, 1);
  expect(one!.kind).toBe('town');
});

test('a town holds its neighbourhoods and no others', () => {
  const laMarsa = townAt(found('La Marsa'));
  expect(laMarsa.isInside(found('Gammarth'))).toBe(true);
  expect(laMarsa.isInside(found('Le Kram'))).toBe(false);
});

test('all positions in a neighbourhood have its centre, others themselves', () => {
  const corniche = zoneTree().zones.get('tunis/marsa-corniche')!;
  const { lat, lng } = corniche;
  expect(quarterAt({ lat: lat + 0.002, lng: lng + 0.001 })).toEqual({ lat, lng });
  const desert = { lat: 32.9, lng: 9.5 };
  expect(quarterAt(desert)).toEqual(desert);
});
