import { expect, it } from 'vitest';
import { cutFineDegrees, locationInputSchema } from './position.ts';

it('a position is rounded to eleven metres on arrival', () => {
  expect(locationInputSchema.parse({ lat: 36.806_549_9, lng: 10.181_550_1 })).toEqual({
    lat: 36.8065,
    lng: 10.1816,
    precision: 'point',
  });
});

it('a position is a point, or stands for a neighbourhood or a town', () => {
  const at = (precision: string) => locationInputSchema.safeParse({ lat: 36.8, lng: 10.18, precision });
  expect(at('town').data).toEqual({ lat: 36.8, lng: 10.18, precision: 'town' });
  expect(at('neighbourhood').success).toBe(true);
  expect(at('street').success).toBe(false);
});

it.each([
  ['Lat: 36.80654321, Lng: 10.181', 'Lat: 36.8065, Lng: 10.181'],
  ['36,8065432;10,1815432', '36,8065;10,1815'],
  ['٣٦٫٨٠٦٥٤٣٢، ١٠.١٨١٥٤٣٢', '٣٦٫٨٠٦٥، ١٠.١٨١٥'],
  ['Rue 2000, n° 12345, 1053 La Marsa', 'Rue 2000, n° 12345, 1053 La Marsa'],
])('of %j the text %j is kept', (input, expected) => {
  expect(cutFineDegrees(input)).toBe(expected);
});
