import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { EstimationsTable, Schema } from '../schema.ts';
import { readPage, type Page } from './page.ts';

export type EstimationRow = Selectable<EstimationsTable>;

/** JSON columns are given as JSON text. */
export type NewEstimation = Omit<Insertable<EstimationsTable>, 'id'>;

/** Stores an estimate; returns its id, or undefined when the account already has one with the same request key. */
export async function insertEstimation(
  db: Kysely<Schema>,
  estimation: NewEstimation,
): Promise<string | undefined> {
  const inserted = await db
    .insertInto('estimations')
    .values({ id: randomUUID(), ...estimation })
    .onConflict((conflict) => conflict.columns(['account_id', 'request_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** The account's estimate with that request key; undefined when there is none. */
export function findEstimation(
  db: Kysely<Schema>,
  accountId: string,
  requestKey: string,
): Promise<EstimationRow | undefined> {
  return db
    .selectFrom('estimations')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
}

/** A page of the account's estimates, newest first, and how many there are. */
export async function listEstimations(
  db: Kysely<Schema>,
  accountId: string,
  page: Page,
): Promise<{ rows: EstimationRow[]; total: number }> {
  const mine = db
    .selectFrom('estimations')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  return readPage(mine, page);
}
