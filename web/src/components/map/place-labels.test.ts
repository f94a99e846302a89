import { isInTunisia } from '@soumdar/contract';
import { expect, test } from 'vitest';
import { inhabited, mapZoom, type Position } from '../../position.ts';
import { labelsThatFit, placeLabels, type PlaceLabel } from './place-labels.ts';

test('every name lies in Tunisia, and Tunis comes first', () => {
  expect(placeLabels.length).toBeGreaterThan(300);
  expect(placeLabels.filter((label) => !isInTunisia(label))).toEqual([]);
  expect(placeLabels[0]?.name).toBe('Tunis');
});

const labels: PlaceLabel[] = [
  { name: 'Tunis', lat: 0, lng: 0 },
  { name: 'Bab Bhar', lat: 0, lng: 3 },
  { name: 'Médina', lat: 3, lng: 1 },
  { name: 'La Marsa', lat: 0, lng: 100 },
  { name: 'Ariana', lat: 20, lng: 30 },
];
const fitting = (scale: number) =>
  labelsThatFit(labels, ({ lat, lng }) =>
    lng > 90 && scale > 5.5 ? null : { x: lng * scale, y: lat * scale },
  )
    .map(({ name }) => name)
    .toSorted();

test('a name gives way to greater ones it would touch', () => {
  expect(fitting(1)).toEqual(['Ariana', 'Bab Bhar', 'La Marsa', 'Tunis']);
});

test('a name turns to the left of its dot to make room for another', () => {
  const spots: Record<string, { x: number; y: number }> = {
    Sousse: { x: 0, y: 0 },
    Kairouan: { x: -49, y: 17 },
    Monastir: { x: 17, y: 6 },
  };
  const towns = Object.keys(spots).map((name) => ({ name, lat: 0, lng: 0 }));
  const sides = labelsThatFit(towns, ({ name }) => spots[name]!).map(({ name, side }) => [name, side]);
  expect(Object.fromEntries(sides)).toEqual({ Sousse: 'left', Kairouan: 'right', Monastir: 'right' });
});

test('closer, there is room for more, out of view for none', () => {
  expect(fitting(5.4)).toEqual(['Ariana', 'Bab Bhar', 'La Marsa', 'Médina', 'Tunis']);
  expect(fitting(6)).toEqual(['Ariana', 'Bab Bhar', 'Médina', 'Tunis']);
});

/** The picker's opening view on a phone: Web Mercator, px from the top left. */
function openingView({ lat, lng }: Position) {
  const [width, height] = [390, 560];
  const world = 256 * 2 ** mapZoom.country;
  const y = (degrees: number) => Math.log(Math.tan(Math.PI / 4 + (degrees * Math.PI) / 360)) / (2 * Math.PI);
  const spot = {
    x: width / 2 + ((lng - inhabited.lng) / 360) * world,
    y: height / 2 - (y(lat) - y(inhabited.lat)) * world,
  };
  return spot.x >= 0 && spot.x <= width && spot.y >= 0 && spot.y <= height ? spot : null;
}

test('the map opens where people live, and names the largest towns there', () => {
  const named = labelsThatFit(placeLabels, openingView).map(({ name }) => name);
  expect(named).toEqual(
    expect.arrayContaining(['Tunis', 'Sfax', 'Sousse', 'Kairouan', 'Bizerte', 'Gafsa', 'Monastir']),
  );
});
