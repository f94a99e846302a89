import { expect, it } from 'vitest';
import type { Explanation } from '../estimation.ts';
import { effectRows, trackShares } from './effects.ts';

const explanation = (effects: Explanation['effects']): Explanation => ({
  typical: { surface: 110 },
  typicalPrice: 300_000,
  effects,
});

it('names each effect, in order', () => {
  const rows = effectRows(
    explanation([
      { factor: 'surface', amount: -40_000 },
      { factor: 'has_pool', amount: 25_000 },
      { factor: 'rooms', amount: 3000 },
    ]),
  );
  expect(rows).toEqual([
    { label: 'Surface', amount: -40_000 },
    { label: 'Piscine', amount: 25_000 },
    { label: 'Nombre de pièces', amount: 3000 },
  ]);
});

it('sums the smallest into one row, so that all add up', () => {
  const effects: Explanation['effects'] = [
    { factor: 'surface', amount: 60 },
    { factor: 'rooms', amount: -50 },
    { factor: 'bathrooms', amount: 40 },
    { factor: 'sea_view', amount: 30 },
    { factor: 'garden', amount: -20 },
    { factor: 'floor', amount: 15 },
  ];
  const rows = effectRows(explanation(effects));
  expect(rows).toHaveLength(5);
  expect(rows.at(-1)).toEqual({ label: 'Autres caractéristiques', amount: -5 });
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(75);
});

it('keeps what the comparables add apart from the attributes, and names it', () => {
  const effects = [
    { factor: 'comparables', amount: -90 },
    ...(['surface', 'rooms', 'bathrooms', 'sea_view', 'garden', 'floor'] as const).map((factor) => ({
      factor,
      amount: 10,
    })),
  ] as Explanation['effects'];
  const rows = effectRows(explanation(effects));
  expect(rows.map(({ label }) => label).slice(-2)).toEqual(['Autres caractéristiques', 'Annonces proches']);
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(-30);
});

it('ends with what a coarse position leaves unexplained', () => {
  const effects: Explanation['effects'] = [{ factor: 'comparables', amount: -90 }];
  expect(effectRows({ ...explanation(effects), rest: 40 })).toEqual([
    { label: 'Annonces proches', amount: -90 },
    { label: 'Emplacement précis', amount: 40 },
  ]);
});

it('names what the typical property has and this one lacks by its absence', () => {
  const rows = effectRows({
    typical: { surface: 110, has_garage: true, has_pool: false },
    typicalPrice: 300_000,
    effects: [
      { factor: 'has_garage', amount: -20_000 },
      { factor: 'has_pool', amount: 15_000 },
    ],
  });
  expect(rows.map(({ label }) => label)).toEqual(['Sans garage', 'Piscine']);
});

it('bars share the scale of the price: an effect of a hundredth of it takes a hundredth of the track', () => {
  const shares = (...amounts: number[]) =>
    trackShares(
      amounts.map((amount) => ({ label: '', amount })),
      400_000,
      { typical: { surface: 100 }, typicalPrice: 396_000, effects: [] },
    );
  expect(shares(4000)).toEqual([0.01]);
  expect(shares(-40_000, 4000)).toEqual([0.1, 0.01]);
  expect(shares(400_000, -8000)).toEqual([0.5, 0.01]);
});
