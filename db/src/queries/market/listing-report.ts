import { sql, type Kysely } from 'kysely';
import type { ListingsTable, Schema } from '../../schema.ts';
import { isCurrent } from './market.ts';

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
