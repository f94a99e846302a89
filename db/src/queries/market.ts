import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { MarketTable, Schema } from '../schema.ts';
import { isCurrent } from './retirement.ts';

/** Which advertisements there are. */
export interface ListingSummary {
  /** listings that are not retired */
  count: number;
  /** no longer seen where they were: learned from, but no comparables any more */
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

/** Makes whoever else changes the market wait for the end of this transaction; returns what is in service. */
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
