import { estimationRequestSchema, type PropertyType } from '@soumdar/contract';
import { expect, it } from 'vitest';
import { toSubject } from './subject.ts';

const everything = {
  surface: 120,
  rooms: 4,
  bathrooms: 2,
  has_garage: true,
  has_pool: true,
  is_constructible: true,
  floors: 2,
  floor: 3,
  furnished: true,
  sea_view: true,
};

function knownOf(type: PropertyType): string[] {
  const request = estimationRequestSchema.parse({
    type,
    location: { lat: 36.8, lng: 10.2 },
    details: everything,
  });
  const { propertyType: _type, lat: _lat, lng: _lng, ...characteristics } = toSubject(request);
  return Object.entries(characteristics)
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name);
}

it.each<[PropertyType, string[]]>([
  ['land', ['surfaceM2', 'constructible']],
  ['apartment', ['surfaceM2', 'rooms', 'bathrooms', 'furnished', 'floor', 'seaView']],
  ['house', ['surfaceM2', 'rooms', 'bathrooms', 'garage', 'pool', 'floors', 'furnished', 'seaView']],
  ['villa', ['surfaceM2', 'rooms', 'bathrooms', 'garage', 'pool', 'floors', 'furnished', 'seaView']],
])('%s keeps only what it can have', (type, known) => {
  expect(knownOf(type)).toEqual(known);
});
