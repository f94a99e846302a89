import { expect, test } from 'vitest';
import { coordinatesText, isAddress, typedCoordinates } from './position.ts';

test('coordinates stand for an address with 4 decimals', () => {
  expect(coordinatesText({ lat: 36.862118, lng: 10.280904 })).toBe('Lat: 36.8621, Lng: 10.2809');
});

test('coordinates are no address, however they are written', () => {
  const position = { lat: 36.862118, lng: 10.280904 };
  expect(isAddress('La Marsa, Tunis', position)).toBe(true);
  for (const text of ['', 'Lat: 36.8621, Lng: 10.2809', '36.8621, 10.2809']) {
    expect(isAddress(text, position)).toBe(false);
  }
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
