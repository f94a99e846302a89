import { expect, test } from 'vitest';
import { estimationRecordSchema } from './history.ts';
import { manualRequestRecordSchema } from '../experts/manual-requests.ts';

const record = {
  id: '1',
  created_at: '2025-01-01T10:00:00.000Z',
  property_type: 'apartment',
  location: { lat: 36.876, lng: 10.247 },
  localisation: 'La Soukra',
  details: { surface: 100, rooms: 3, bathrooms: 1 },
  result: {
    netPrice: 420_000,
    pricePerSqm: 4200,
    rangeLow: 300_000,
    rangeHigh: 560_000,
    monthlyRent: null,
    monthlyRentPerSqm: null,
    rentRangeLow: null,
    rentRangeHigh: null,
  },
};

test('an old record with its figures alone is read', () => {
  expect(estimationRecordSchema.parse(record)).toEqual(record);
});

test('a record made before its comparables told their neighbourhoods is read', () => {
  const older = { ...record, comparables: { vente: [], location: [] } };
  expect(estimationRecordSchema.parse(older)).toEqual({ ...record, comparables: { sale: [], rent: [] } });
});

test('a record of a type nobody knows yet is read', () => {
  const castle = { ...record, property_type: 'castle' };
  expect(estimationRecordSchema.parse(castle)).toEqual(castle);
  const { location: _, result: __, ...requested } = castle;
  const request = {
    ...requested,
    status: 'pending',
    preferred_contact_method: 'phone',
    preferred_contact_time: 'morning',
    manual_result: null,
    additional_comments: null,
  };
  expect(manualRequestRecordSchema.parse(request)).toEqual(request);
});
