import type { Listing } from '@soumdar/engine';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { columnsOf, factColumns, facts, insertRows, type Fact, type SourcedListing } from './listing-rows.ts';
import { marketVersions } from './market-versions.ts';
import { changeListingsVersion, lockMarket } from './market.ts';

const rowsPerStatement = 5000;
const lowestId = '00000000-0000-0000-0000-000000000000';

/** What the engine has no use for stays in the database. */
const provenance: Fact[] = ['source', 'sourceId', 'governorate', 'city'];
const selectedFacts = facts
  .filter((fact) => !provenance.includes(fact))
  .map((fact) => sql`${sql.ref(factColumns[fact])} as ${sql.ref(fact)}`);

/** Every listing in service, in order of id, and the version they are of. */
export async function loadListings(
  db: Kysely<Schema>,
): Promise<{ listingsVersion: string; listings: Listing[] }> {
  const { listingsVersion } = await marketVersions(db);
  const listings: Listing[] = [];
  let lastId = lowestId;
  for (;;) {
    const { rows } = await sql<Listing>`
      select ${sql.join(selectedFacts)} from listings
      where id > ${lastId} order by id limit ${rowsPerStatement}`.execute(db);
    for (const row of rows) listings.push(withoutNulls(row));
    if (rows.length < rowsPerStatement) break;
    lastId = rows.at(-1)!.id;
  }
  // an import may have been put in service between two reads
  const { listingsVersion: versionNow } = await marketVersions(db);
  return versionNow === listingsVersion ? { listingsVersion, listings } : loadListings(db);
}

/** What is null in the database is absent in the engine. */
function withoutNulls(row: Listing): Listing {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as Listing;
}

/** Fills an empty listings table with the sample; false, changing nothing, when there is any listing already. */
export async function insertSampleIfEmpty(db: Kysely<Schema>, sample: SourcedListing[]): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockMarket(trx);
    const any = await trx.selectFrom('listings').select('id').limit(1).executeTakeFirst();
    if (any) return false;
    const now = new Date();
    const rows = sample.map((listing) => ({
      ...columnsOf(listing),
      sample: true,
      first_imported_at: now,
      last_imported_at: now,
    }));
    for (let start = 0; start < rows.length; start += rowsPerStatement) {
      await insertRows(trx, 'listings', rows.slice(start, start + rowsPerStatement));
    }
    await changeListingsVersion(trx);
    return true;
  });
}
