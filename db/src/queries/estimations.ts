import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { EstimationsTable, Schema } from '../schema.ts';
import { readPage, type Page } from './page.ts';

export type EstimationRow = Selectable<EstimationsTable>;

/** JSON columns go in as text. */
export type NewEstimation = Omit<Insertable<EstimationsTable>, 'id'>;

/** Keeps an estimate of the account; returns its id. */
export async function insertEstimation(db: Kysely<Schema>, estimation: NewEstimation): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('estimations')
    .values({ id, ...estimation })
    .execute();
  return id;
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
