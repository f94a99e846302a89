import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable, type Transaction, type RawBuilder } from 'kysely';
import type { MarketTable, Schema } from '../../schema.ts';

/** Summary of the stored advertisements. */
export interface ListingSummary {
  /** listings that are not retired */
  count: number;
  /** no longer shown by their source: still learned from, but not used as comparables */
  retired: number;
  /** ISO date of the newest that is not retired; null when there is none */
  newestListedOn: string | null;
  /** true while the listings are the generated sample */
  sample: boolean;
}

export async function summariseListings(
  db: Kysely<Schema>,
  retireAfterDays: number,
): Promise<ListingSummary> {
  const current = await isCurrent(db, retireAfterDays);
  return db
    .selectFrom('listings')
    .select((select) => [
      select.fn.countAll<number>().filterWhere(current).as('count'),
      select.fn.countAll<number>().filterWhere(select.not(current)).as('retired'),
      select.fn.max('listed_on').filterWhere(current).as('newestListedOn'),
      sql<boolean>`coalesce(bool_or(sample), false)`.as('sample'),
    ])
    .executeTakeFirstOrThrow();
}

/** Makes all others that would change the market wait until this transaction ends; returns what is in service. */
export async function lockMarket(trx: Transaction<Schema>): Promise<Selectable<MarketTable>> {
  return trx.selectFrom('market').selectAll().forUpdate().executeTakeFirstOrThrow();
}

/** To be called in the transaction that changed the listings. */
export async function changeListingsVersion(trx: Transaction<Schema>): Promise<void> {
  await trx.updateTable('market').set({ listings_version: randomUUID() }).execute();
}

/** To be called in the transaction that puts imported listings in service, changed or not; returns the import's number. */
export async function countImport(trx: Transaction<Schema>): Promise<number> {
  const { imports } = await trx
    .updateTable('market')
    .set((column) => ({ imports: column('imports', '+', 1) }))
    .returning('imports')
    .executeTakeFirstOrThrow();
  return imports;
}

/** Which listings and which model are in service. */
export interface MarketVersions {
  /** changes with every change of the listings */
  listingsVersion: string;
  /** null until a model has been learned */
  modelVersion: string | null;
  /** version of the listings for which a model was last learned and judged, or chosen by hand; null before the first */
  judgedListingsVersion: string | null;
  /** number of imports so far, the sample's included; even one that changed no listing may retire some */
  imports: number;
}

/** Cheap enough to ask every few seconds. */
export async function marketVersions(db: Kysely<Schema>): Promise<MarketVersions> {
  return db
    .selectFrom('market')
    .select([
      'listings_version as listingsVersion',
      'model_version as modelVersion',
      'judged_listings_version as judgedListingsVersion',
      'imports',
    ])
    .executeTakeFirstOrThrow();
}

/**
 * The condition that a row of `listings` is not retired: last seen at most `retireAfterDays` before the last import of its
 * source. The listings of a source that is no longer imported are therefore never retired.
 */
export async function isCurrent(db: Kysely<Schema>, retireAfterDays: number): Promise<RawBuilder<boolean>> {
  const { rows } = await sql<{ source: string; seenSince: string }>`
    select source, max(last_imported_at) - make_interval(days => ${retireAfterDays}) as "seenSince"
    from listings group by source`.execute(db);
  const seenSince = Object.fromEntries(rows.map((row) => [row.source, row.seenSince]));
  return sql<boolean>`last_imported_at >= (${JSON.stringify(seenSince)}::jsonb ->> source)::timestamptz`;
}
