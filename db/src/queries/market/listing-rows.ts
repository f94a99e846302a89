import { attributes, listedAttributes, valuesFor, type Listing } from '@soumdar/engine';
import { sql, type Kysely } from 'kysely';
import type { ListingsTable, Schema } from '../../schema.ts';

/** A listing and where it was seen. */
export interface SourcedListing extends Listing {
  source: string;
  sourceId?: string | undefined;
  governorate?: string | undefined;
  city?: string | undefined;
}

/** The column that holds each fact of a listing. */
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

/** The listing under the names of its columns. */
export function columnsOf(listing: SourcedListing): Record<string, unknown> {
  return Object.fromEntries(facts.map((fact) => [factColumns[fact], listing[fact]]));
}

/** Inserts rows keyed by column name in one statement, with a single parameter however many rows there are. */
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
