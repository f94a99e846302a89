import { expect, it } from 'vitest';
import { usualName } from './gazetteer.ts';

it.each([
  ['Les Berges du Lac 2', ['Les berges du Lac 2', 'Les Berges Du Lac 2', 'Berges Lac 2']],
  ["L'Aouina", ['Aouina', 'El Aouina', "L'aouina"]],
  ['La Manouba', ['Manouba', 'La Mannouba', 'La manouba']],
  ['Sidi Bou Saïd', ['Sidi Bou Said', 'Sidi Bousaid']],
  ['Msaken', ["M'saken", 'Msaken']],
])('%s has one spelling', (name, spellings) => {
  expect(spellings.map(usualName)).toEqual(spellings.map(() => name));
});

it('what nobody knows better, and what many towns have, is spelt as it is', () => {
  const spellings = ['Route du Relais', 'Résidence Les Oliviers', 'Médina', 'Centre-ville'];
  expect(spellings.map(usualName)).toEqual(spellings);
});
