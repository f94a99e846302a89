import { expect, test } from 'vitest';
import { estimationRecordSchema } from './history.ts';

test('an old record with its figures alone is read', () => {
  const figures = {
    netPrice: 420_000,
    pricePerSqm: 4200,
    rangeLow: 300_000,
    rangeHigh: 560_000,
    monthlyRent: null,
    monthlyRentPerSqm: null,
    rentRangeLow: null,
    rentRangeHigh: null,
  };
  const record = {
    id: '1',
    created_at: '2025-01-01T10:00:00.000Z',
    property_type: 'apartment',
    location: { lat: 36.876, lng: 10.247 },
    localisation: 'La Soukra',
    details: { surface: 100, rooms: 3, bathrooms: 1 },
    result: figures,
  };
  expect(estimationRecordSchema.parse(record)).toEqual(record);
});
