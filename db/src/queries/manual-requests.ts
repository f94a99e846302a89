import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { ManualRequestsTable, Schema } from '../schema.ts';
import { readPage, type Page } from './page.ts';

export type ManualRequestRow = Selectable<ManualRequestsTable>;

/** JSON columns are given as JSON text. */
export type NewManualRequest = Omit<Insertable<ManualRequestsTable>, 'id'>;

/** Stores a request for an expert's estimate; returns its id, or undefined when its account already used the request key. */
export async function insertManualRequest(
  db: Kysely<Schema>,
  request: NewManualRequest,
): Promise<string | undefined> {
  const inserted = await db
    .insertInto('manual_requests')
    .values({ id: randomUUID(), ...request })
    .onConflict((conflict) => conflict.columns(['account_id', 'request_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** The account's request with that request key; undefined when there is none. */
export function findManualRequest(
  db: Kysely<Schema>,
  accountId: string,
  requestKey: string,
): Promise<ManualRequestRow | undefined> {
  return db
    .selectFrom('manual_requests')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
}

/** A page of the account's requests, newest first, and how many there are. */
export async function listManualRequests(
  db: Kysely<Schema>,
  accountId: string,
  page: Page,
): Promise<{ rows: ManualRequestRow[]; total: number }> {
  const mine = db
    .selectFrom('manual_requests')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  return readPage(mine, page);
}
