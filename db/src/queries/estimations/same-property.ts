import type { PropertyType } from '@soumdar/engine';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../schema.ts';

/** What distinguishes the properties of an account. */
export interface Property {
  property_type: PropertyType;
  lat: number;
  lng: number;
  details: object;
  /** key since a correction */
  property_key?: string | null;
}

const surfaceM2 = sql<number>`(details ->> 'surface')::double precision`;

/**
 * A property has one type, place and surface; other details may be refined. Estimates from before a
 * correction of these belong to the corrected property.
 */
export const propertyKey = sql<string>`coalesce(property_key, concat_ws(' ', property_type, lat, lng, ${surfaceM2}))`;

/** The same in memory. */
export function keyOfProperty({ property_key, property_type, lat, lng, details }: Property): string {
  return property_key ?? [property_type, lat, lng, (details as { surface?: unknown }).surface].join(' ');
}

/** Type and place, for offers: another surface may be stated without a correction. */
export const describedPlace = sql<string>`concat_ws(' ', property_type, lat, lng)`;

/** Of estimates, after corrections; the surface ends the key. */
export const propertyPlace = sql<string>`coalesce(regexp_replace(property_key, ' [^ ]*$', ''), ${describedPlace})`;

/** The same in memory. */
export const placeOfProperty = (property: Property) => keyOfProperty(property).replace(/ [^ ]*$/, '');

/** For estimates. */
export const isOf = (property: Property) => sql<boolean>`${propertyKey} = ${keyOfProperty(property)}`;

/** Before any correction. */
export function isDescribedAs({ property_type, lat, lng, details }: Property) {
  const surface = String((details as { surface?: unknown }).surface);
  return sql<boolean>`property_type = ${property_type} and lat = ${lat} and lng = ${lng}
    and ${surfaceM2} = ${surface}::double precision`;
}

/** All estimates of one property become those of another. */
export async function changePropertyKey(
  trx: Transaction<Schema>,
  accountId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await trx
    .updateTable('estimations')
    .set({ property_key: to })
    .where('account_id', '=', accountId)
    .where(sql<boolean>`${propertyKey} = ${from}`)
    .execute();
}
