import type { PropertyType, UsualBounds } from '@soumdar/contract';
import { expect, test } from 'vitest';
import { unusualOf, unusualQuestion } from './unusual.ts';

const bounds: UsualBounds = {
  surface: [25, 400],
  rooms: [1, 8],
  bathrooms: [1, 5],
  surface_per_room: [10, 90],
};
const flat = { surface: '100', rooms: '3', bathrooms: '1' };
const warnings = (
  type: PropertyType,
  changes: Partial<typeof flat>,
  known: UsualBounds | undefined = bounds,
) => unusualQuestion(type, { ...flat, ...changes }, known)?.replaceAll(/\s/g, ' ') ?? null;

test.each<[string, PropertyType, Partial<typeof flat>]>([
  ['S+1 de 1 200 m² : est-ce bien cela ?', 'apartment', { surface: '1 200', rooms: '2' }],
  ['Studio de 12 m² : est-ce bien cela ?', 'apartment', { surface: '12', rooms: '1' }],
  ['S+49 de 120 m² : est-ce bien cela ?', 'apartment', { surface: '120', rooms: '50' }],
  ['S+2 de 100 m² avec 20 salles de bain : est-ce bien cela ?', 'apartment', { bathrooms: '20' }],
  ['Villa S+3 de 20 m² : est-ce bien cela ?', 'villa', { surface: '20', rooms: '4' }],
  ['Maison d’une pièce de 300 m² : est-ce bien cela ?', 'house', { surface: '300', rooms: '1' }],
  ['Terrain de 5 m² : est-ce bien cela ?', 'land', { surface: '5', rooms: '', bathrooms: '' }],
])('%s', (question, type, changes) => {
  expect(warnings(type, changes)).toBe(question);
});

test('the usual raises no question, its bounds included', () => {
  expect(warnings('apartment', {})).toBeNull();
  expect(warnings('apartment', { surface: '25', rooms: '1' })).toBeNull();
  expect(warnings('apartment', { surface: '400', rooms: '8', bathrooms: '5' })).toBeNull();
});

test('nothing is questioned where no bounds are known', () => {
  expect(unusualQuestion('apartment', { ...flat, surface: '9000' }, undefined)).toBeNull();
  expect(unusualOf('land', { ...flat, surface: '9000' }, { surface: [50, 90_000] })).toEqual([]);
});

test('many bathrooms for the surface are unusual bathrooms', () => {
  const few = { ...bounds, surface_per_bathroom: [30, 200] as [number, number] };
  expect(unusualOf('apartment', { surface: '60', rooms: '3', bathrooms: '3' }, few)).toEqual(['bathrooms']);
  expect(unusualOf('apartment', { surface: '60', rooms: '3', bathrooms: '2' }, few)).toEqual([]);
});

test('each fact is judged by its own bounds', () => {
  expect(unusualOf('apartment', { surface: '1', rooms: '50', bathrooms: '9' }, bounds)).toEqual([
    'surface',
    'rooms',
    'bathrooms',
    'surface_per_room',
  ]);
});
