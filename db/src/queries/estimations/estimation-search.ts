import type { PropertyType } from '@soumdar/engine';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Schema } from '../../schema.ts';
import { holds } from '../folded-text.ts';

export interface EstimationSearch {
  /** each is in the name or address, or names the type; ignores accents and case */
  words: { text: string; types: PropertyType[] }[];
  /** names of places typed in Arabic, as addresses hold them */
  names: string[];
  /** an estimate without an address is also found near one of these */
  places: { lat: number; lng: number }[];
}

type Where = ExpressionBuilder<Schema, 'estimations'>;

export const isFound = (where: Where, search: EstimationSearch) =>
  where.or([describedBy(where, search), near(where, search)]);

function describedBy(where: Where, { words, names }: EstimationSearch) {
  const found = words.map(({ text, types }) =>
    where.or([
      holds(sql.ref('search_text'), text),
      ...(types.length > 0 ? [where('property_type', 'in', types)] : []),
    ]),
  );
  const named = names.map((name) => holds(sql.ref('search_text'), name));
  return where.or([where.and(found), ...named]);
}

/** The address is empty, or coordinates. */
const noAddress = sql<boolean>`localisation ~ '^([^0-9]{0,9}[0-9.,]+){0,2}$'`;
/** About 5 km in Tunisia. */
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
