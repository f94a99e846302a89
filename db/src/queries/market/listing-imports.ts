import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../schema.ts';
import { columnsOf, factColumns, facts, insertRows, type SourcedListing } from './listing-rows.ts';
import { changeListingsVersion, lockMarket, countImport } from './market.ts';

/** Counts of staged rows. */
export interface LoadedCounts {
  /** new listings */
  accepted: number;
  updated: number;
  unchanged: number;
  /** rows dropped for another with the same id: the latest date wins, then the last row */
  duplicates: number;
  sampleRemoved: number;
}

/** Its rows are all staged. */
export interface StagedImport {
  /** UUID that marks its staged rows */
  importId: string;
  rowsStaged: number;
  fileName: string;
  startedAt: Date;
  finishedAt: Date;
  /** the report besides the counts */
  reading: object;
}

const columns = facts.map((fact) => factColumns[fact]);

/** Stages rows until `putInService`; `seenAt` is when they were seen. */
export async function stageListings(
  db: Kysely<Schema>,
  importId: string,
  rows: { rowNumber: number; listing: SourcedListing }[],
  seenAt: Date,
): Promise<void> {
  const staged = rows.map(({ rowNumber, listing }) => ({
    ...columnsOf(listing),
    sample: false,
    first_imported_at: seenAt,
    last_imported_at: seenAt,
    import_id: importId,
    row_number: rowNumber,
    staged_at: new Date(),
  }));
  await insertRows(db, 'listing_staging', staged);
}

export async function discardStaged(db: Kysely<Schema>, importId: string): Promise<void> {
  await patiently(db, (trx) => sql`delete from listing_staging where import_id = ${importId}`.execute(trx));
}

/** Discards the rows of killed imports, which have staged nothing since `silentSince`. */
export async function discardAbandoned(db: Kysely<Schema>, silentSince: Date): Promise<void> {
  const abandoned = sql`
    delete from listing_staging where import_id in (
      select import_id from listing_staging group by import_id having max(staged_at) < ${silentSince}
    )`;
  await patiently(db, (trx) => abandoned.execute(trx));
}

/** Without statement timeout: a large file takes longer than the product's queries may. */
function patiently<Result>(
  db: Kysely<Schema>,
  work: (trx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`set local lock_timeout = 0`.execute(trx);
    return work(trx);
  });
}

/**
 * In one transaction: adds new listings, updates changed ones, removes the sample, stores the report, and
 * changes the version of the listings if any changed.
 *
 * @throws when staged rows were discarded meanwhile
 */
export async function putInService(db: Kysely<Schema>, staged: StagedImport): Promise<LoadedCounts> {
  const { importId } = staged;
  // with the statistics of earlier imports the planner takes this one for empty and compares each row with
  // every other
  await patiently(db, (trx) => sql`analyze listing_staging`.execute(trx));
  const duplicates = await patiently(db, (trx) => discardDuplicates(trx, importId));
  return patiently(db, async (trx) => {
    await lockMarket(trx);
    const { rows, known, changed } = await compareStaged(trx, importId);
    if (rows + duplicates !== staged.rowsStaged) {
      throw new Error('The rows this import had staged were discarded: it was silent for too long.');
    }
    const sampleRemoved = rows > 0 ? await removeSample(trx) : 0;
    if (rows > 0) await upsertStaged(trx, importId, await countImport(trx));
    const counts = {
      accepted: rows - known,
      updated: changed,
      unchanged: known - changed,
      duplicates,
      sampleRemoved,
    };
    if (counts.accepted + counts.updated + sampleRemoved > 0) await changeListingsVersion(trx);
    await recordImport(trx, staged, counts);
    return counts;
  });
}

async function discardDuplicates(trx: Transaction<Schema>, importId: string): Promise<number> {
  const { numAffectedRows } = await sql`
    with ranked as (
      select row_number, row_number() over (partition by id order by listed_on desc, row_number desc) as rank
      from listing_staging where import_id = ${importId}
    )
    delete from listing_staging using ranked
    where import_id = ${importId} and listing_staging.row_number = ranked.row_number and rank > 1`.execute(
    trx,
  );
  return Number(numAffectedRows);
}

interface Comparison {
  rows: number;
  /** rows whose listing exists, the sample aside */
  known: number;
  /** of those, the ones that differ */
  changed: number;
}

async function compareStaged(trx: Transaction<Schema>, importId: string): Promise<Comparison> {
  const { rows } = await sql<Comparison>`
    select count(*) as rows, count(listing.id) as known,
      count(listing.id) filter (where (${columnsOfTable('staged')}) is distinct from (${columnsOfTable('listing')})) as changed
    from listing_staging as staged left join listings as listing on listing.id = staged.id
    where import_id = ${importId}`.execute(trx);
  return rows[0]!;
}

async function removeSample(trx: Transaction<Schema>): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('listings')
    .where('sample', '=', true)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

async function upsertStaged(trx: Transaction<Schema>, importId: string, number: number): Promise<void> {
  const written = sql.join([...columns, 'last_imported_at'].map((column) => sql.ref(column)));
  await sql`
    insert into listings (${written}, first_imported_at, changed_in)
    select ${written}, first_imported_at, ${number}::integer from listing_staging where import_id = ${importId}
    on conflict (id) do update set
      (${written}) = row (${columnsOfTable('excluded')}, excluded.last_imported_at),
      changed_in = case when (${columnsOfTable('listings')}) is distinct from (${columnsOfTable('excluded')})
        then excluded.changed_in else listings.changed_in end`.execute(trx);
}

async function recordImport(
  trx: Transaction<Schema>,
  staged: StagedImport,
  counts: LoadedCounts,
): Promise<void> {
  await trx
    .insertInto('listing_imports')
    .values({
      id: staged.importId,
      file_name: staged.fileName,
      started_at: staged.startedAt,
      finished_at: staged.finishedAt,
      report: JSON.stringify({ ...staged.reading, ...counts }),
    })
    .execute();
}

function columnsOfTable(table: string) {
  return sql.join(columns.map((column) => sql.ref(`${table}.${column}`)));
}

/** Newest first. `report` is as the import wrote it. */
export async function lastImports(
  db: Kysely<Schema>,
  limit: number,
): Promise<{ fileName: string; finishedAt: string; report: unknown }[]> {
  return db
    .selectFrom('listing_imports')
    .select(['file_name as fileName', 'finished_at as finishedAt', 'report'])
    .orderBy('finished_at', 'desc')
    .limit(limit)
    .execute();
}
