import { expect, test } from 'vitest';
import { labelsWithin, type Labelled } from './map-labels.ts';

const sizes = { letterWidth: 7, lineHeight: 14 };
const within = { left: 0, top: 0, right: 200, bottom: 100 };
const labelled = (name: string, x: number, y: number, radius: number): Labelled => ({
  name,
  price: '3 160',
  x,
  y,
  radius,
});
const placed = (...items: Labelled[]) =>
  labelsWithin(items, sizes, within).map(({ item, x, y }) => [item.name, x, y]);

test('a name stands beside its circle, on the other side at an edge, and in the middle of an area', () => {
  expect(placed(labelled('Sousse', 50, 50, 10))).toEqual([['Sousse', 84, 50]]);
  expect(placed(labelled('Sousse', 180, 50, 10))).toEqual([['Sousse', 146, 50]]);
  expect(placed(labelled('Sousse', 100, 50, 0))).toEqual([['Sousse', 100, 50]]);
});

test('a name covers no circle and no earlier name, and gives way where nothing is free', () => {
  const [sousse, below] = [labelled('Sousse', 50, 50, 10), [50, 77]];
  expect(placed(sousse, labelled('Msaken', 90, 50, 10))[0]).toEqual(['Sousse', ...below]);
  expect(placed(labelled('Tunis', 100, 50, 0), labelled('Bardo', 110, 55, 0))).toEqual([['Tunis', 100, 50]]);
});
