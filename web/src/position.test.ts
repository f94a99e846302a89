import { expect, test } from 'vitest';
import { coordinatesText, roundedPosition, typedCoordinates } from './position.ts';

test('coordinates stand for an address with 4 decimals', () => {
  expect(coordinatesText({ lat: 36.862118, lng: 10.280904 })).toBe('Lat: 36.8621, Lng: 10.2809');
});

test('a position is kept to 4 decimals', () => {
  expect(roundedPosition({ lat: 36.862118, lng: 10.28096 })).toEqual({ lat: 36.8621, lng: 10.281 });
});

test.each([
  '36.8065, 10.1815',
  '36.8065 10.1815',
  ' 36.8065;10.1815 ',
  '36.8065°, 10.1815°',
  '36,8065 10,1815',
  '36,8065, 10,1815',
  '36,8065 ; 10,1815',
  'Lat: 36.8065, Lng: 10.1815',
  'latitude 36.8065 longitude 10.1815',
])('%j is read as coordinates', (text) => {
  expect(typedCoordinates(text)).toEqual({ lat: 36.8065, lng: 10.1815 });
});

test.each(['', 'Tunis', '2036', '36.8065', '36.80,', 'lac 2', 'menzah 6, 9', '36.8.1, 10'])(
  '%j is none',
  (text) => {
    expect(typedCoordinates(text)).toBeNull();
  },
);
