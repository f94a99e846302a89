import { expect, test } from 'vitest';
import { coordinatesText, isAddress, isInTunisia, tunis } from './tunisia.ts';

test('places of Tunisia are within it, its neighbours’ capitals are not', () => {
  expect(isInTunisia(tunis)).toBe(true);
  expect(isInTunisia({ lat: 30.2, lng: 7.5 })).toBe(true);
  expect(isInTunisia({ lat: 36.75, lng: 3.06 })).toBe(false); // Algiers
  expect(isInTunisia({ lat: 32.89, lng: 13.18 })).toBe(false); // Tripoli
  expect(isInTunisia({ lat: 38.12, lng: 10.2 })).toBe(false);
});

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
