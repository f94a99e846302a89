import { randomUUID } from 'node:crypto';
import type { PropertyType } from '@soumdar/engine';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Schema } from '../../schema.ts';

/** What distinguishes the properties of an account. */
export interface Property {
  property_type: PropertyType;
  lat: number;
  lng: number;
  details: object;
  /** key since a correction, or of a further flat of the building */
  property_key?: string | null;
}

/** As an estimate or a request states it, before any correction. */
interface Description {
  /** type, position and surface */
  stated: RawBuilder<unknown>;
  floor: RawBuilder<number | null>;
}

/** @param prefix '' or the alias of a table in the query, with a point */
function describedIn(prefix: string): Description {
  const column = (name: string) => sql.ref(prefix + name);
  const detail = (name: string) =>
    sql<number | null>`(${column('details')} ->> ${sql.lit(name)})::double precision`;
  return {
    stated: sql`${column('property_type')}, ${column('lat')}, ${column('lng')}, ${detail('surface')}`,
    floor: detail('floor'),
  };
}

const keyIn = (prefix: string) =>
  sql<string>`coalesce(${sql.ref(`${prefix}property_key`)}, concat_ws(' ', ${describedIn(prefix).stated}))`;

/**
 * A property has one type, place and surface, and a flat one floor; other details may be refined. Estimates
 * from before a correction of these belong to the corrected property.
 */
export const propertyKey = keyIn('');

/** The same in memory. */
export function keyOfProperty({ property_key, property_type, lat, lng, details }: Property): string {
  return property_key ?? [property_type, lat, lng, (details as Details).surface].join(' ');
}

interface Details {
  surface?: unknown;
  floor?: number;
}

/** Of a property described like another of the account that it is not. */
export const uniqueKeyOf = (key: string) => `${key}#${randomUUID()}`;

/**
 * Of a new estimate that corrects nothing: null where its description is its key. Another flat of the building
 * with the same surface is another property, known by its floor once that is stated.
 */
export async function keyOfNewEstimation(
  trx: Transaction<Schema>,
  accountId: string,
  described: Property,
): Promise<string | null> {
  const { floor: ownFloor } = described.details as Details;
  if (ownFloor === undefined) return null;
  const key = keyOfProperty(described);
  const alike = await trx
    .selectFrom('estimations')
    .select([propertyKey.as('key'), describedIn('').floor.as('floor')])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`split_part(${propertyKey}, '#', 1) = ${key}`)
    .orderBy('created_at', 'desc')
    .execute();
  const onFloors = new Set(alike.filter((one) => one.floor !== null).map((one) => one.key));
  const same = alike.find((one) => one.floor === ownFloor) ?? alike.find((one) => !onFloors.has(one.key));
  if (same) return same.key;
  return alike.length === 0 ? null : uniqueKeyOf(key);
}

/** Type and place, for offers: another surface may be stated without a correction. */
const describedPlace = sql<string>`concat_ws(' ', property_type, lat, lng)`;

/** Of estimates, after corrections; the surface ends the key. */
export const propertyPlace = sql<string>`coalesce(regexp_replace(property_key, ' [^ ]*$', ''), ${describedPlace})`;

/** The same in memory. */
export const placeOfProperty = (property: Property) => keyOfProperty(property).replace(/ [^ ]*$/, '');

/** Of manual requests: of the estimate described so, which a correction may have taken to another place or type. */
export const requestPlace = sql<string>`coalesce(
  (
    select ${propertyPlace} from estimations
    where estimations.account_id = manual_requests.account_id and property_key is not null
      and concat_ws(' ', estimations.property_type, estimations.lat, estimations.lng)
        = concat_ws(' ', manual_requests.property_type, manual_requests.lat, manual_requests.lng)
    order by estimations.created_at desc limit 1
  ),
  ${describedPlace})`;

/** For estimates. */
export const isOf = (property: Property) => sql<boolean>`${propertyKey} = ${keyOfProperty(property)}`;

/** Before any correction; a floor that one of both does not state is no difference. */
export function isDescribedAs({ property_type, lat, lng, details }: Property) {
  const { surface, floor: ownFloor = null } = details as Details;
  return areAlike(describedIn(''), {
    stated: sql`${property_type}::text, ${lat}::double precision, ${lng}::double precision, ${String(surface)}::double precision`,
    floor: sql`${ownFloor}::double precision`,
  });
}

/** Of two estimates, by their aliases in a query: of one property, and described alike. */
export const areOfOneProperty = (one: string, other: string) =>
  sql<boolean>`${keyIn(`${one}.`)} = ${keyIn(`${other}.`)}
    and ${areAlike(describedIn(`${one}.`), describedIn(`${other}.`))}`;

const areAlike = (one: Description, other: Description) =>
  sql<boolean>`(${one.stated}) = (${other.stated}) and coalesce(${one.floor} = ${other.floor}, true)`;

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
