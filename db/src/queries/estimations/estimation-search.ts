import type { PropertyType } from '@soumdar/engine';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Schema } from '../../schema.ts';
import { holds } from '../folded-text.ts';

/** What an owner looks for among their estimates. */
export interface EstimationSearch {
  /** Each is in the estimate's name or address, or stands for its type; accents and case are ignored. */
  words: { text: string; types: PropertyType[] }[];
  /** An estimate without an address is also found by lying near one of these. */
  places: { lat: number; lng: number }[];
}

type Where = ExpressionBuilder<Schema, 'estimations'>;

export const isFound = (where: Where, search: EstimationSearch) =>
  where.or([describedBy(where, search), near(where, search)]);

function describedBy(where: Where, { words }: EstimationSearch) {
  return where.and(
    words.map(({ text, types }) =>
      where.or([
        holds('name', text),
        holds('localisation', text),
        ...(types.length > 0 ? [where('property_type', 'in', types)] : []),
      ]),
    ),
  );
}

/** Coordinates, or nothing, in place of an address. */
const noAddress = sql<boolean>`localisation ~ '^([^0-9]{0,9}[0-9.,]+){0,2}$'`;
/** Some 5 km in Tunisia. */
const nearDegrees = { lat: 0.045, lng: 0.055 };

function near(where: Where, { places }: EstimationSearch) {
  return where.and([
    noAddress,
    where.or(
      places.map(({ lat, lng }) =>
        where.and([
          where.between('lat', lat - nearDegrees.lat, lat + nearDegrees.lat),
          where.between('lng', lng - nearDegrees.lng, lng + nearDegrees.lng),
        ]),
      ),
    ),
  ]);
}
