import { expect, test } from 'vitest';
import { exampleComparable, exampleEstimation, exampleProperty } from '../testing/example-estimation.ts';
import type { Explanation } from '../estimation.ts';
import { bandSentence } from './band.ts';

const property = {
  ...exampleProperty,
  details: { surface: 120, rooms: 4, condition: 'new', elevator: false } as const,
};

/** The example's sale, at 4 333 DT/m². */
function sentence(prices: number[], effects: Explanation['effects'] = [], scores = { sale: 78, rent: 65 }) {
  const data = exampleEstimation(scores);
  const comparables = {
    ...data.comparables,
    sale: prices.map((pricePerSqm) => exampleComparable({ pricePerSqm })),
  };
  const explanation = { sale: { typical: { surface: 110 }, typicalPrice: 1, effects }, rent: null };
  return (
    bandSentence('sale', property, { ...data, comparables, explanation })?.replaceAll(/\s/g, ' ') ?? null
  );
}

test('an estimate among its comparables needs no word', () => {
  expect(sentence([4333, 5000])).toBeNull();
  expect(sentence([2000, 4333])).toBeNull();
});

test('an estimate above them is explained by what was told and raises it', () => {
  const effects: Explanation['effects'] = [
    { factor: 'surface', amount: 40_000 },
    { factor: 'elevator', amount: -30_000 },
    { factor: 'sea_view', amount: 25_000 },
    { factor: 'condition', amount: 20_000 },
    { factor: 'rooms', amount: 10_000 },
  ];
  expect(sentence([3000, 4200], effects)).toBe(
    'Ce bien est estimé au-dessus des annonces proches : il en diffère par sa surface et son état.',
  );
  expect(sentence([4400, 5000], effects)).toBe(
    'Ce bien est estimé au-dessous des annonces proches : il en diffère par sa surface et l’absence d’ascenseur.',
  );
});

test('without effects the sentence stands all the same', () => {
  expect(sentence([3000, 4200])).toMatch(/^Ce bien est estimé au-dessus des annonces proches :/);
  const nearby = [{ factor: 'comparables', amount: 9 }] as unknown as Explanation['effects'];
  expect(sentence([3000, 4200], nearby)).toBe(sentence([3000, 4200]));
});

test('nothing is said of a figure that is hidden, nor without comparables', () => {
  expect(sentence([3000], [], { sale: 39, rent: 65 })).toBeNull();
  expect(sentence([])).toBeNull();
});
