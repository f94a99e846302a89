import { expect, test } from 'vitest';
import { factTexts } from './property.ts';

test('each fact of a property has its words, without line breaks', () => {
  expect(
    factTexts([
      { name: 'surface', value: 200 },
      { name: 'plot_m2', value: 450 },
      { name: 'bathrooms', value: 1 },
      { name: 'floor', value: 0 },
      { name: 'age_years', value: 1 },
      { name: 'condition', value: 'new' },
      { name: 'sea_view', value: true },
      { name: 'is_constructible', value: false },
    ]),
  ).toEqual([
    '200\u202fm²',
    'Terrain\u00a0de\u00a0450\u202fm²',
    '1\u00a0salle\u00a0de\u00a0bain',
    'Rez-de-chaussée',
    '1\u00a0an',
    'Neuf',
    'Vue\u00a0sur\u00a0mer',
    'Non\u00a0constructible',
  ]);
  expect(factTexts([{ name: 'floor', value: 1 }])).toEqual(['1er\u00a0étage']);
});
