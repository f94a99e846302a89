import { expect, test } from 'vitest';
import { coordinatesText, roundedPosition } from './position.ts';

test('coordinates stand for an address with 4 decimals', () => {
  expect(coordinatesText({ lat: 36.862118, lng: 10.280904 })).toBe('Lat: 36.8621, Lng: 10.2809');
});

test('a position is rounded to 4 decimals', () => {
  expect(roundedPosition({ lat: 36.862118, lng: 10.28096 })).toEqual({ lat: 36.8621, lng: 10.281 });
});
