import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable, type Transaction, type RawBuilder } from 'kysely';
import type { MarketTable, Schema } from '../../schema.ts';

export interface ListingSummary {
  /** not retired */
  count: number;
  /** no longer shown by their source: for training, but not as comparables */
  retired: number;
  /** ISO date of the newest not retired; null without any */
  newestListedOn: string | null;
  /** whether they are the generated sample */
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

/** Blocks other changes of the market until the transaction ends; returns what is in service. */
export async function lockMarket(trx: Transaction<Schema>): Promise<Selectable<MarketTable>> {
  return trx.selectFrom('market').selectAll().forUpdate().executeTakeFirstOrThrow();
}

/** Call it in the transaction that changed the listings. */
export async function changeListingsVersion(trx: Transaction<Schema>): Promise<void> {
  await trx.updateTable('market').set({ listings_version: randomUUID() }).execute();
}

/**
 * Call it in the transaction that puts an import in service, even without changes; returns the import's
 * number.
 */
export async function countImport(trx: Transaction<Schema>): Promise<number> {
  const { imports } = await trx
    .updateTable('market')
    .set((column) => ({ imports: column('imports', '+', 1) }))
    .returning('imports')
    .executeTakeFirstOrThrow();
  return imports;
}

/** What is in service. */
export interface MarketVersions {
  /** changes with every change of the listings */
  listingsVersion: string;
  /** null until a model has been trained */
  modelVersion: string | null;
  /** version of the listings for which a model was last trained and judged, or chosen by hand */
  judgedListingsVersion: string | null;
  /** imports so far, the sample's included; one that changed no listing may still retire some */
  imports: number;
}

/** Cheap enough to call every few seconds. */
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
 * Condition on `listings`: seen at most `retireAfterDays` before the last import of its source. Those of a
 * source no longer imported are never retired.
 */
export async function isCurrent(db: Kysely<Schema>, retireAfterDays: number): Promise<RawBuilder<boolean>> {
  const { rows } = await sql<{ source: string; seenSince: string }>`
    select source, max(last_imported_at) - make_interval(days => ${retireAfterDays}) as "seenSince"
    from listings group by source`.execute(db);
  const seenSince = Object.fromEntries(rows.map((row) => [row.source, row.seenSince]));
  return sql<boolean>`last_imported_at >= (${JSON.stringify(seenSince)}::jsonb ->> source)::timestamptz`;
}
