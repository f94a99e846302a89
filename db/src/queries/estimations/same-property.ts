import type { PropertyType } from '@soumdar/engine';
import { sql } from 'kysely';

/** What tells one property of an account from another. */
export interface Property {
  property_type: PropertyType;
  lat: number;
  lng: number;
  details: object;
  /** of an estimate whose property was corrected since: what it is known by now */
  property_key?: string | null;
}

const surfaceM2 = sql<number>`(details ->> 'surface')::double precision`;

/**
 * One property is of one type, at one place, with one surface: what else is told of it may be refined. Estimates made before one of
 * these was corrected are of the property as it is described now.
 */
export const propertyKey = sql<string>`coalesce(property_key, concat_ws(' ', property_type, lat, lng, ${surfaceM2}))`;

/** The same for properties that are read already. */
export function keyOfProperty({ property_key, property_type, lat, lng, details }: Property): string {
  return property_key ?? [property_type, lat, lng, (details as { surface?: unknown }).surface].join(' ');
}

/** Its type and place, by which offers are asked for: a surface may be told anew without a correction. */
export const describedPlace = sql<string>`concat_ws(' ', property_type, lat, lng)`;

/** Of estimates: the same, as corrected since; the surface ends the key. */
export const propertyPlace = sql<string>`coalesce(regexp_replace(property_key, ' [^ ]*$', ''), ${describedPlace})`;

/** The same for an estimate that is read already. */
export const placeOfProperty = (property: Property) => keyOfProperty(property).replace(/ [^ ]*$/, '');

/** Of estimates: whether they are of the property. */
export const isOf = (property: Property) => sql<boolean>`${propertyKey} = ${keyOfProperty(property)}`;

/** Whether the property was described as this one is, whatever was corrected since. */
export function isDescribedAs({ property_type, lat, lng, details }: Property) {
  const surface = String((details as { surface?: unknown }).surface);
  return sql<boolean>`property_type = ${property_type} and lat = ${lat} and lng = ${lng}
    and ${surfaceM2} = ${surface}::double precision`;
}
