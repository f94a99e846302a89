import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { MarketTable, Schema } from '../schema.ts';
import { inService } from './retirement.ts';

/** Which advertisements the product goes by. */
export interface ListingSummary {
  /** listings in service */
  count: number;
  /** no longer seen where they were: learned from, but no comparables any more */
  retired: number;
  /** ISO date of the newest in service; null when there is none */
  newestListedOn: string | null;
  /** true while the listings are the generated sample */
  sample: boolean;
}

export async function summariseListings(
  db: Kysely<Schema>,
  retireAfterDays: number,
): Promise<ListingSummary> {
  const current = await inService(db, retireAfterDays);
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

/** Makes whoever else changes the market wait for the end of this transaction; returns what is in service. */
export async function lockMarket(trx: Transaction<Schema>): Promise<Selectable<MarketTable>> {
  return trx.selectFrom('market').selectAll().forUpdate().executeTakeFirstOrThrow();
}

/** To be called in the transaction that changed the listings. */
export async function changeListingsVersion(trx: Transaction<Schema>): Promise<void> {
  await trx.updateTable('market').set({ listings_version: randomUUID() }).execute();
}

/** To be called in the transaction that put imported listings in service, changed or not. */
export async function recordSighting(trx: Transaction<Schema>, importedAt: Date): Promise<void> {
  await trx.updateTable('market').set({ imported_at: importedAt }).execute();
}
