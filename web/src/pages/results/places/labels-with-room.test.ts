import { expect, test } from 'vitest';
import { labelsWithRoom } from './labels-with-room.ts';

const places = [
  { name: 'La Soukra', x: 0, y: 0 },
  { name: 'Dar Fadhal', x: 60, y: 10 },
  { name: 'Borj Louzir', x: 60, y: 40 },
  { name: 'Raoued', x: 200, y: 0 },
];

test('a price that would cover a nearer one shows as a dot only, until there is room', () => {
  const named = (scale: number) =>
    labelsWithRoom(places, ({ x, y }) => ({ x: x * scale, y: y * scale })).map(({ name }) => name);
  expect(named(1)).toEqual(['La Soukra', 'Borj Louzir', 'Raoued']);
  expect(named(2)).toEqual(places.map(({ name }) => name));
});
