import { expect, test } from 'vitest';
import * as fr from '../fr/place-names.ts';
import { withPlaceNames } from './place-names.ts';

const data = {
  slug: 'tunis/la-marsa',
  name: 'La Marsa',
  nameAr: 'المرسى',
  parent: { name: 'Tunis', nameAr: 'تونس' },
  inside: [{ name: 'Golden Tulip' }],
  estimation: { localisation: 'La Marsa, Tunis', localisationAr: 'المرسى، تونس', price: null },
  comparables: [{ locality: 'Marsa Plage', localityAr: 'المرسى الشاطئ' }],
};

test('places are called by their Arabic names, and those without by their own', () => {
  expect(withPlaceNames(data)).toEqual({
    ...data,
    name: 'المرسى',
    parent: { name: 'تونس', nameAr: 'تونس' },
    comparables: [{ locality: 'المرسى الشاطئ', localityAr: 'المرسى الشاطئ' }],
  });
  expect(withPlaceNames(null)).toBeNull();
});

test('in French they keep their names', () => {
  expect(fr.withPlaceNames(data)).toBe(data);
});
