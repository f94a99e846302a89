import { attributes, listedAttributes, valuesFor, type Listing } from '@soumdar/engine';
import { sql, type Kysely } from 'kysely';
import type { ListingsTable, Schema } from '../../schema.ts';

export interface SourcedListing extends Listing {
  source: string;
  sourceId?: string | undefined;
  governorate?: string | undefined;
  city?: string | undefined;
}

/** Columns of a listing's facts. */
export const factColumns = {
  id: 'id',
  source: 'source',
  sourceId: 'source_id',
  transaction: 'transaction',
  propertyType: 'property_type',
  priceTnd: 'price_tnd',
  surfaceM2: 'surface_m2',
  ...valuesFor(listedAttributes, (name) => attributes[name].column),
  plotM2: 'plot_m2',
  governorate: 'governorate',
  city: 'city',
  locality: 'locality',
  lat: 'lat',
  lng: 'lng',
  listedOn: 'listed_on',
} satisfies Partial<Record<keyof SourcedListing, keyof ListingsTable>>;

export type Fact = keyof typeof factColumns;
export const facts = Object.keys(factColumns) as Fact[];

export function columnsOf(listing: SourcedListing): Record<string, unknown> {
  return Object.fromEntries(facts.map((fact) => [factColumns[fact], listing[fact]]));
}

/** In one statement with a single parameter, however many rows; keyed by column name. */
export async function insertRows(
  db: Kysely<Schema>,
  table: 'listings' | 'listing_staging',
  rows: Record<string, unknown>[],
): Promise<void> {
  const target = sql.table(table);
  await sql`
    insert into ${target}
    select * from json_populate_recordset(null::${target}, ${JSON.stringify(rows)}::json)`.execute(db);
}
