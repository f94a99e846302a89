import type { PropertyType } from '@soumdar/engine';
import { sql } from 'kysely';

/** What tells one property of an account from another. */
export interface Property {
  property_type: PropertyType;
  lat: number;
  lng: number;
  details: object;
}

const surfaceM2 = sql<number>`(details ->> 'surface')::double precision`;

/** One property is of one type, at one place, with one surface: what else is told of it may be refined. */
export const propertyKey = sql`property_type, lat, lng, ${surfaceM2}`;

/** The same for properties that are read already. */
export function keyOfProperty({ property_type, lat, lng, details }: Property): string {
  return [property_type, lat, lng, (details as { surface?: unknown }).surface].join(' ');
}

export function isOf({ property_type, lat, lng, details }: Property) {
  const surface = String((details as { surface?: unknown }).surface);
  return sql<boolean>`property_type = ${property_type} and lat = ${lat} and lng = ${lng}
    and ${surfaceM2} = ${surface}::double precision`;
}
