import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** Which listings and which model are in service. */
export interface CurrentMarket {
  /** changes with every change of the listings */
  listingsVersion: string;
  /** null until a model has been learned */
  modelVersion: string | null;
  /** listings in service */
  count: number;
  /** ISO date; null when there is no listing */
  newestListedOn: string | null;
  /** true while the listings are the generated sample */
  sample: boolean;
}

export async function currentMarket(db: Kysely<Schema>): Promise<CurrentMarket> {
  return db
    .selectFrom('market')
    .leftJoin('listings', (join) => join.onTrue())
    .select((select) => [
      'listings_version as listingsVersion',
      'model_version as modelVersion',
      select.fn.count<number>('listings.id').as('count'),
      select.fn.max('listed_on').as('newestListedOn'),
      sql<boolean>`coalesce(bool_or(sample), false)`.as('sample'),
    ])
    .groupBy(['listings_version', 'model_version'])
    .executeTakeFirstOrThrow();
}

/** Makes whoever else changes the market wait for the end of this transaction; returns the listings' version. */
export async function lockMarket(trx: Transaction<Schema>): Promise<string> {
  const market = await trx
    .selectFrom('market')
    .select('listings_version')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return market.listings_version;
}

/** To be called in the transaction that changed the listings. */
export async function changeListingsVersion(trx: Transaction<Schema>): Promise<void> {
  await trx.updateTable('market').set({ listings_version: randomUUID() }).execute();
}
