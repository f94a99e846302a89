import { randomUUID } from 'node:crypto';
import {
  sql,
  type Insertable,
  type Kysely,
  type Selectable,
  type Transaction,
  type Updateable,
} from 'kysely';
import type {
  ManualRequestCorrectionsTable,
  ManualRequestKind,
  ManualRequestsTable,
  Schema,
  ManualRequestNotesTable,
} from '../../schema.ts';
import { dropOlderAnswers } from '../estimations/offers.ts';
import { readPage, type Page } from '../page.ts';

export type ManualRequestRow = Selectable<ManualRequestsTable>;

/** JSON columns take JSON text. */
export type NewManualRequest = Omit<Insertable<ManualRequestsTable>, 'id'>;

/** Its owner has not had the use of the data suspended. */
export const isUsable = sql<boolean>`not exists (
  select from accounts where accounts.id = manual_requests.account_id and limited_since is not null)`;

/** The time that experts have stood still meanwhile. */
export async function resumeRequests(
  trx: Transaction<Schema>,
  accountId: string,
  { since, now }: { since: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('manual_requests')
    .set({
      answer_by: sql`answer_by + (${now}::timestamptz - greatest(created_at, ${since}::timestamptz))`,
    })
    .where('account_id', '=', accountId)
    .where('closed_at', 'is', null)
    .execute();
}

/** Returns its id, or undefined when the account already used the request key. */
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

/** Newest first, with the total; without contests. */
export async function listManualRequests(
  db: Kysely<Schema>,
  accountId: string,
  page: Page,
): Promise<{ rows: ManualRequestRow[]; total: number }> {
  const mine = db
    .selectFrom('manual_requests')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '=', 'request')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  return readPage(mine, page);
}

/** Other callers wait until the transaction ends. */
export function lockOwnManualRequest(
  trx: Transaction<Schema>,
  accountId: string,
  id: string,
  kind: ManualRequestKind = 'request',
): Promise<ManualRequestRow | undefined> {
  return trx
    .selectFrom('manual_requests')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();
}

/** Its owner may still correct or delete it. */
export const isUntaken = ({ status, assigned_to }: ManualRequestRow) =>
  status === 'pending' && assigned_to === null;

export type RequestCorrection = Selectable<ManualRequestCorrectionsTable>;

/** The request must be locked; returns it as changed. */
export async function correctManualRequest(
  trx: Transaction<Schema>,
  change: Updateable<ManualRequestsTable>,
  correction: RequestCorrection,
): Promise<ManualRequestRow> {
  await trx
    .insertInto('manual_request_corrections')
    .values({ ...correction, fields: JSON.stringify(correction.fields) })
    .execute();
  return trx
    .updateTable('manual_requests')
    .set({ ...change, revision: correction.revision })
    .where('id', '=', correction.manual_request_id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Oldest first. */
export function listCorrections(db: Kysely<Schema>, manualRequestId: string): Promise<RequestCorrection[]> {
  return db
    .selectFrom('manual_request_corrections')
    .selectAll()
    .where('manual_request_id', '=', manualRequestId)
    .orderBy('revision')
    .execute();
}

/** Its refusal of offers remains valid. */
export async function deleteManualRequest(
  trx: Transaction<Schema>,
  request: ManualRequestRow,
): Promise<void> {
  await trx.deleteFrom('manual_requests').where('id', '=', request.id).execute();
  await dropOlderAnswers(trx, request);
}

/** With the name of its writer, while that account exists. */
export interface ManualRequestNote extends Selectable<ManualRequestNotesTable> {
  expert_name: string | null;
}

/** With calls, newest first. */
export function listNotes(db: Kysely<Schema>, manualRequestId: string): Promise<ManualRequestNote[]> {
  return db
    .selectFrom('manual_request_notes')
    .leftJoin('accounts', 'accounts.id', 'manual_request_notes.account_id')
    .selectAll('manual_request_notes')
    .select('accounts.full_name as expert_name')
    .where('manual_request_id', '=', manualRequestId)
    .orderBy('written_at', 'desc')
    .orderBy('manual_request_notes.id')
    .execute();
}

/** Returns its id, or undefined when the account already used the request key. */
export async function insertNote(
  db: Kysely<Schema>,
  note: Omit<Insertable<ManualRequestNotesTable>, 'id'>,
): Promise<string | undefined> {
  const inserted = await db
    .insertInto('manual_request_notes')
    .values({ id: randomUUID(), ...note })
    .onConflict((conflict) => conflict.columns(['account_id', 'request_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export function findNote(
  db: Kysely<Schema>,
  accountId: string,
  requestKey: string,
): Promise<Selectable<ManualRequestNotesTable> | undefined> {
  return db
    .selectFrom('manual_request_notes')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
}
