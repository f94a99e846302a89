import { expect, test } from 'vitest';
import { findProperties, similarProperties } from './demo-property.ts';
import { sampleProperties } from './sample-properties.ts';

const found = (query: string, type = '') => findProperties(sampleProperties, query, type).map(({ id }) => id);

test('without a query or a type all six are found', () => {
  expect(found('')).toHaveLength(6);
});

test.each([
  ['sousse', ['appartement-khezama']],
  ['SOUSSE balcon', ['appartement-khezama']],
  ['medenine', ['villa-midoun']],
  ["l'exemple", ['appartement-berges-du-lac']],
  ['8050', ['terrain-hammamet-sud']],
  ['Sousse piscine', []],
])('%j finds %j', (query, ids) => {
  expect(found(query)).toEqual(ids);
});

test('the type narrows what the words find', () => {
  expect(found('', 'villa')).toEqual(['villa-gammarth', 'villa-midoun']);
  expect(found('tunis', 'villa')).toEqual(['villa-gammarth']);
});

test('an unknown type filters nothing', () => {
  expect(found('', 'castle')).toHaveLength(6);
});

test('the three most similar are of the same type first, then sold or let alike, then nearest in price', () => {
  const villa = sampleProperties.find(({ id }) => id === 'villa-gammarth')!;
  expect(similarProperties(sampleProperties, villa, 3).map(({ id }) => id)).toEqual([
    'villa-midoun',
    'appartement-berges-du-lac',
    'maison-bardo',
  ]);
});
