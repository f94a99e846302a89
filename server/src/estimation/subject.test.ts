import { estimationRequestSchema, propertyTypes, typesOfDetail, type PropertyType } from '@soumdar/contract';
import { describe, expect, it } from 'vitest';
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
  condition: 'good',
  standing: 'high',
  age_years: 10,
  elevator: true,
  sea_view: true,
  air_conditioning: true,
  central_heating: true,
  garden: true,
  plot_m2: 450,
};

const parsed = (type: PropertyType, details: object) =>
  estimationRequestSchema.parse({ type, location: { lat: 36.8, lng: 10.2 }, details });

function knownOf(type: PropertyType): string[] {
  const { propertyType: _type, lat: _lat, lng: _lng, ...known } = toSubject(parsed(type, everything));
  return Object.entries(known)
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name);
}

const ofDwellings = [
  'furnished',
  'condition',
  'standing',
  'ageYears',
  'elevator',
  'seaView',
  'airConditioning',
  'centralHeating',
  'garden',
];

it.each<[PropertyType, string[]]>([
  ['land', ['surfaceM2', 'constructible']],
  ['apartment', ['surfaceM2', 'rooms', 'bathrooms', 'floor', ...ofDwellings]],
  ['house', ['surfaceM2', 'plotM2', 'rooms', 'bathrooms', 'garage', 'pool', 'floors', ...ofDwellings]],
  ['villa', ['surfaceM2', 'plotM2', 'rooms', 'bathrooms', 'garage', 'pool', 'floors', ...ofDwellings]],
])('%s keeps only what it can have', (type, known) => {
  expect(knownOf(type).toSorted()).toEqual(known.toSorted());
});

describe.each(propertyTypes)('of a property of type %s', (type) => {
  const all = Array.from(typesOfDetail, ([detail, types]) => ({
    detail,
    own: types.includes(type),
  }));
  const others = all.filter(({ own }) => !own);
  const its = all.filter(({ own }) => own);

  it.each(others)('$detail is ignored, whatever it holds', ({ detail }) => {
    for (const stated of [everything[detail as keyof typeof everything], 'nonsense', -1, null, {}]) {
      expect(parsed(type, { surface: 120, [detail]: stated }).details).toEqual({ surface: 120 });
    }
  });

  it.each(its)('$detail is kept, and nonsense refused', ({ detail }) => {
    const stated = everything[detail as keyof typeof everything];
    expect(parsed(type, { surface: 120, [detail]: stated }).details).toEqual({
      surface: 120,
      [detail]: stated,
    });
    expect(() => parsed(type, { surface: 120, [detail]: 'nonsense' })).toThrow(detail);
  });
});
