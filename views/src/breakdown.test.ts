import type { Explanation } from '@soumdar/contract';
import { expect, it } from 'vitest';
import { breakdownOf } from './breakdown.ts';

const price = 400_000;
const explanation = (effects: Explanation['effects']): Explanation => ({
  typical: { surface: 110 },
  typicalPrice: 396_000,
  effects,
});
const effectsOf = (of: Explanation) =>
  breakdownOf(of, price)!.effects.map(({ factor, amount }) => [factor, amount]);
const six = (['surface', 'rooms', 'bathrooms', 'sea_view', 'garden', 'floor'] as const).map((factor, at) => ({
  factor,
  amount: 60 - 10 * at,
}));

it('has each effect, in order', () => {
  expect(effectsOf(explanation(six.slice(0, 3)))).toEqual([
    ['surface', 60],
    ['rooms', 50],
    ['bathrooms', 40],
  ]);
});

it('sums the smallest into one, so that all add up', () => {
  expect(effectsOf(explanation(six))).toEqual([
    ['surface', 60],
    ['rooms', 50],
    ['bathrooms', 40],
    ['sea_view', 30],
    ['others', 30],
  ]);
});

it('has what the comparables add apart from the attributes, then what a coarse position leaves unexplained', () => {
  const effects: Explanation['effects'] = [{ factor: 'comparables', amount: -90 }, ...six];
  expect(effectsOf({ ...explanation(effects), rest: 40 }).slice(-3)).toEqual([
    ['others', 30],
    ['comparables', -90],
    ['exactPlace', 40],
  ]);
});

it('leads from a town’s typical property over the place, the surface and the rooms to the details', () => {
  const place = { name: 'Marsa Corniche', town: 'La Marsa' };
  const effects: Explanation['effects'] = [
    { factor: 'sea_view', amount: 75_000 },
    { factor: 'rooms', amount: 30_000 },
    { factor: 'floor', amount: -14_000 },
    { factor: 'surface', amount: 9000 },
    { factor: 'elevator', amount: 5000 },
    { factor: 'place', amount: 1000 },
    { factor: 'comparables', amount: 500 },
  ];
  const ofTown = { ...explanation(effects), place };
  expect(effectsOf(ofTown)).toEqual([
    ['place', 1000],
    ['rooms', 30_000],
    ['sea_view', 75_000],
    ['floor', -14_000],
    ['others', 14_000],
    ['comparables', 500],
  ]);
  const { town, typicalPrice, effects: named } = breakdownOf(ofTown, price)!;
  expect(town).toBe('La Marsa');
  expect(named[0]!.place).toEqual(place);
  const total = (amounts: { amount: number }[]) => amounts.reduce((sum, { amount }) => sum + amount, 0);
  expect(typicalPrice + total(named)).toBe(typicalPrice + total(effects));
});

it('a storey and its lift are one cause where both are known', () => {
  const effects = [
    { factor: 'surface' as const, amount: -20_000 },
    { factor: 'floor' as const, amount: -14_000 },
    { factor: 'elevator' as const, amount: 12_000 },
  ];
  const ofHome = (typical: object) =>
    effectsOf({ ...explanation(effects), typical: { surface: 100, ...typical } });
  expect(ofHome({ floor: 1, elevator: false })).toEqual([
    ['surface', -20_000],
    ['floorAndLift', -2000],
  ]);
  expect(ofHome({ floor: 1 })).toEqual(effects.map(({ factor, amount }) => [factor, amount]));
});

it('without a place reads as before: largest first, of no town', () => {
  expect(effectsOf(explanation(six.toReversed()))[0]).toEqual(['floor', 10]);
  expect(breakdownOf(explanation(six), price)!.town).toBeNull();
});

it('says where the typical property has what this one lacks', () => {
  const { effects } = breakdownOf(
    {
      typical: { surface: 110, has_garage: true, has_pool: false },
      typicalPrice: 300_000,
      effects: [
        { factor: 'has_garage', amount: -20_000 },
        { factor: 'has_pool', amount: 15_000 },
      ],
    },
    price,
  )!;
  expect(effects.map(({ isAbsence }) => isAbsence)).toEqual([true, false]);
});

it('bars share the scale of the price: an effect of a hundredth of it takes a hundredth of the track', () => {
  const shares = (...amounts: number[]) =>
    breakdownOf(
      explanation(amounts.map((amount, at) => ({ factor: six[at]!.factor, amount }))),
      price,
    )!.effects.map(({ share }) => share);
  expect(shares(4000)).toEqual([0.01]);
  expect(shares(-40_000, 4000)).toEqual([0.1, 0.01]);
  expect(shares(400_000, -8000)).toEqual([0.5, 0.01]);
});

it('is none without an explanation', () => expect(breakdownOf(null, price)).toBeNull());
