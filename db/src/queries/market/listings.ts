import type { Listing } from '@soumdar/engine';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ListingsTable, Schema } from '../../schema.ts';
import { columnsOf, factColumns, facts, insertRows, type Fact, type SourcedListing } from './listing-rows.ts';
import { marketVersions, changeListingsVersion, lockMarket, countImport, isCurrent } from './market.ts';

const rowsPerStatement = 5000;
const lowestId = '00000000-0000-0000-0000-000000000000';

/** Not loaded: the engine does not use them. */
const unusedFacts: Fact[] = ['sourceId', 'governorate', 'city'];
const selectedFacts = facts
  .filter((fact) => !unusedFacts.includes(fact))
  .map((fact) => sql`${sql.ref(factColumns[fact])} as ${sql.ref(fact)}`);

/** By id, with the state of the table that they come from. */
export interface LoadedListings {
  listings: Listing[];
  listingsVersion: string;
  /** see `MarketVersions` */
  imports: number;
  /** whether they are the generated sample */
  sample: boolean;
  /** whether any listing states its plot */
  tellsPlots: boolean;
}

/** All ever imported, for training. */
export async function loadListings(db: Kysely<Schema>): Promise<LoadedListings> {
  return loadWhere(db, async () => sql<boolean>`true`);
}

/**
 * A model's comparables: listings unchanged since the first `knownImports` imports, which it knows, and
 * shown by their source within `retireAfterDays`.
 */
export async function loadComparables(
  db: Kysely<Schema>,
  knownImports: number,
  retireAfterDays: number,
): Promise<LoadedListings> {
  return loadWhere(db, async () => {
    const current = await isCurrent(db, retireAfterDays);
    return sql<boolean>`changed_in <= ${knownImports} and ${current}`;
  });
}

async function loadWhere(
  db: Kysely<Schema>,
  condition: () => Promise<RawBuilder<boolean>>,
): Promise<LoadedListings> {
  const { listingsVersion, imports } = await marketVersions(db);
  const wanted = await condition();
  const listings: Listing[] = [];
  let lastId = lowestId;
  for (;;) {
    const { rows } = await sql<Listing>`
      select ${sql.join(selectedFacts)} from listings
      where id > ${lastId} and ${wanted} order by id limit ${rowsPerStatement}`.execute(db);
    for (const row of rows) listings.push(withoutNulls(row));
    if (rows.length < rowsPerStatement) break;
    lastId = rows.at(-1)!.id;
  }
  const sample = await isAny(db, sql`sample`);
  const tellsPlots = await isAny(db, sql`plot_m2 is not null and ${wanted}`);
  // an import may have been put in service between two reads
  const now = await marketVersions(db);
  return now.listingsVersion === listingsVersion && now.imports === imports
    ? { listings, listingsVersion, imports, sample, tellsPlots }
    : loadWhere(db, condition);
}

async function isAny(db: Kysely<Schema>, condition: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`
    select exists (select from listings where ${condition}) as any`.execute(db);
  return rows[0]!.any;
}

/** The engine takes absent properties, not null. */
function withoutNulls(row: Listing): Listing {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as Listing;
}

/** There are no listings, or only a sample of another source. */
export async function isSampleWanted(db: Kysely<Schema>, source: string): Promise<boolean> {
  const stored = await db
    .selectFrom('listings')
    .select('id')
    .where((listing) => listing.or([listing('sample', '=', false), listing('source', '=', source)]))
    .limit(1)
    .executeTakeFirst();
  return stored === undefined;
}

/** Replaces an older sample or nothing; otherwise false, with nothing changed. */
export async function insertSample(db: Kysely<Schema>, sample: SourcedListing[]): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockMarket(trx);
    if (!(await isSampleWanted(trx, sample[0]!.source))) return false;
    await trx.deleteFrom('listings').where('sample', '=', true).execute();
    const now = new Date();
    const number = await countImport(trx);
    const rows = sample.map((listing) => ({
      ...columnsOf(listing),
      sample: true,
      first_imported_at: now,
      last_imported_at: now,
      changed_in: number,
    }));
    for (let start = 0; start < rows.length; start += rowsPerStatement) {
      await insertRows(trx, 'listings', rows.slice(start, start + rowsPerStatement));
    }
    await changeListingsVersion(trx);
    return true;
  });
}

export type ListingCount = Pick<ListingsTable, 'governorate' | 'property_type' | 'transaction'> & {
  /** completed years since the advertisement */
  age: number;
  count: number;
};

/** Current ones only, by governorate. */
export async function countListings(db: Kysely<Schema>, retireAfterDays: number): Promise<ListingCount[]> {
  const current = await isCurrent(db, retireAfterDays);
  return db
    .selectFrom('listings')
    .select((select) => [
      'governorate',
      'property_type',
      'transaction',
      sql<number>`extract(year from age(current_date, listed_on))`.as('age'),
      select.fn.countAll<number>().as('count'),
    ])
    .where(current)
    .groupBy(['governorate', 'property_type', 'transaction', 'age'])
    .orderBy('governorate')
    .execute();
}
