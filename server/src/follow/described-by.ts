import type { Details } from '@soumdar/contract';
import type { PropertyType } from '@soumdar/engine';
import type { Property } from '../estimation/subject.ts';

/** A kept property, as a request would describe it. */
export function describedBy(record: {
  property_type: PropertyType;
  lat: number;
  lng: number;
  details: object;
}): Property {
  const { property_type, lat, lng, details } = record;
  return { type: property_type, location: { lat, lng }, details: details as Details };
}
