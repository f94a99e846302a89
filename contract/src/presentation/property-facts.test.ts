import { expect, test } from 'vitest';
import { propertyFacts } from './property-facts.ts';

test('only what is known of a property is said', () => {
  expect(propertyFacts({ surface: 90 })).toEqual(['90 m²']);
  expect(
    propertyFacts({ surface: 300, rooms: 5, bathrooms: 1, floors: 2, has_garage: true, has_pool: false }),
  ).toEqual(['300 m²', '5 pièces', '1 salle de bain', '2 étages', 'Garage']);
});

test('land says whether it can be built on', () => {
  expect(propertyFacts({ surface: 500, is_constructible: false })).toEqual(['500 m²', 'Non constructible']);
});

test('what refines the estimate is said too', () => {
  const refined = {
    surface: 90,
    floor: 0,
    age_years: 1,
    condition: 'new',
    standing: 'high',
    sea_view: true,
  } as const;
  expect(propertyFacts(refined)).toEqual([
    '90 m²',
    'Rez-de-chaussée',
    '1 an',
    'Neuf',
    'Haut standing',
    'Vue sur mer',
  ]);
  expect(propertyFacts({ surface: 90, floor: 1 })).toContain('1er étage');
});

test('the plot of a house is told as such', () => {
  const facts = propertyFacts({ surface: 200, plot_m2: 450 }).map((fact) => fact.replaceAll(/\s/g, ' '));
  expect(facts).toEqual(['200 m²', 'Terrain de 450 m²']);
});
