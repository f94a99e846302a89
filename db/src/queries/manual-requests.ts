import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { ManualRequestsTable, Schema } from '../schema.ts';
import { readPage, type Page } from './page.ts';

export type ManualRequestRow = Selectable<ManualRequestsTable>;

/** JSON columns go in as text. */
export type NewManualRequest = Omit<Insertable<ManualRequestsTable>, 'id'>;

/** Keeps a request for an expert's estimate; returns its id. */
export async function insertManualRequest(db: Kysely<Schema>, request: NewManualRequest): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('manual_requests')
    .values({ id, ...request })
    .execute();
  return id;
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
