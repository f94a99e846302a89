import { expect, test } from 'vitest';
import { syntheticListings } from '../testing/synthetic-listings.ts';
import { binsOf, featureEdges } from './feature-bins.ts';
import { dateColumn, featureValues } from './features.ts';

const [plot] = syntheticListings(500, 1).filter(({ propertyType }) => propertyType === 'land');

test('a plot that does not state its building rights is valued as one that has them', () => {
  const values = (constructible: boolean | undefined) =>
    featureValues({ ...plot!, constructible }, plot!.listedOn);
  expect(values(undefined)).toEqual(values(true));
  expect(values(undefined)).not.toEqual(values(false));
});

test('no tree tells the newest tenth of the sales from each other, though one site came last', () => {
  const sales = syntheticListings(2000, 2).filter(({ transaction }) => transaction === 'sale');
  const newcomers = sales
    .slice(0, sales.length / 20)
    .map((sale, number) => ({ ...sale, listedOn: `2026-11-${10 + (number % 20)}` }));
  const edges = featureEdges([...sales, ...newcomers]);
  const binAt = (date: string) => binsOf(edges, sales[0]!, date)[dateColumn];
  const days = sales.map(({ listedOn }) => listedOn).toSorted();
  expect(binAt('2026-11-29')).toBe(binAt(days.at(-1)!));
  expect(binAt(days[Math.floor(days.length / 2)]!)).not.toBe(binAt(days.at(-1)!));
});
