import { expect, test } from 'vitest';
import { coordinatesText, isAddress } from './tunisia.ts';

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
