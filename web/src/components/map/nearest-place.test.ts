import { expect, test } from 'vitest';
import { nearestPlaceText } from './nearest-place.ts';

test('names the nearest well-known place', () => {
  expect(nearestPlaceText({ lat: 36.8778, lng: 10.3247 })).toBe('près de La Marsa');
  expect(nearestPlaceText({ lat: 34.75, lng: 10.77 })).toBe('près de Sfax');
});

test('degrees of longitude are shorter than those of latitude', () => {
  expect(nearestPlaceText({ lat: 36.8, lng: 10.35 })).toBe('près de La Goulette');
});
