import { isInTunisia } from '@soumdar/contract';
import { expect, test } from 'vitest';
import { labelsThatFit, placeLabels, type PlaceLabel } from './place-labels.ts';

test('every name lies in Tunisia, and Tunis comes first', () => {
  expect(placeLabels.length).toBeGreaterThan(300);
  expect(placeLabels.filter((label) => !isInTunisia(label))).toEqual([]);
  expect(placeLabels[0]?.name).toBe('Tunis');
});

const labels: PlaceLabel[] = [
  { name: 'Tunis', lat: 0, lng: 0 },
  { name: 'Bab Bhar', lat: 0, lng: 30 },
  { name: 'La Marsa', lat: 0, lng: 100 },
  { name: 'Ariana', lat: 20, lng: 30 },
];
const fitting = (scale: number) =>
  labelsThatFit(labels, ({ lat, lng }) =>
    lng > 90 && scale > 5 ? null : { x: lng * scale, y: lat * scale },
  ).map(({ name }) => name);

test('a name gives way to a greater one it would touch', () => {
  expect(fitting(1)).toEqual(['Tunis', 'La Marsa', 'Ariana']);
});

test('closer, there is room for more, out of view for none', () => {
  expect(fitting(2)).toEqual(['Tunis', 'Bab Bhar', 'La Marsa', 'Ariana']);
  expect(fitting(6)).toEqual(['Tunis', 'Bab Bhar', 'Ariana']);
});
