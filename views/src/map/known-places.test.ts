import { expect, test } from 'vitest';
import { nearestKnownPlace } from './known-places.ts';

test.each([
  [36.8778, 10.3247, 'La Marsa'],
  [34.75, 10.77, 'Sfax'],
  // degrees of longitude are shorter than those of latitude
  [36.8, 10.35, 'La Goulette'],
])('%d, %d is near %s', (lat, lng, name) => {
  expect(nearestKnownPlace({ lat, lng }).name).toBe(name);
});
