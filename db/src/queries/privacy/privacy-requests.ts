import { randomUUID } from 'node:crypto';
import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { PrivacyRequestsTable, Schema } from '../../schema.ts';
import { readPage, type Page } from '../page.ts';

export type PrivacyRequestRow = Selectable<PrivacyRequestsTable>;

/** With the sender's name and contact details. */
export interface PrivacyRequestOfSomebody extends PrivacyRequestRow {
  full_name: string;
  email: string;
  phone: string | null;
}

type NewPrivacyRequest = Omit<Insertable<PrivacyRequestsTable>, 'id'>;

export async function insertPrivacyRequest(
  db: Kysely<Schema>,
  request: NewPrivacyRequest,
): Promise<PrivacyRequestRow> {
  return db
    .insertInto('privacy_requests')
    .values({ id: randomUUID(), ...request })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Newest first. */
export function listPrivacyRequests(db: Kysely<Schema>, accountId: string): Promise<PrivacyRequestRow[]> {
  return db
    .selectFrom('privacy_requests')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** With the total, without the expert's own: unanswered ones by due date, then answered ones, latest first. */
export function queuedPrivacyRequests(
  db: Kysely<Schema>,
  expertId: string,
  page: Page,
): Promise<{ rows: PrivacyRequestOfSomebody[]; total: number }> {
  const queue = withSomebody(db)
    .where('account_id', '!=', expertId)
    .orderBy(sql`answered_at desc nulls first`)
    .orderBy('due_at')
    .orderBy('privacy_requests.id');
  return readPage(queue, page);
}

/** Other callers wait until the transaction ends. */
export function lockPrivacyRequest(
  trx: Transaction<Schema>,
  id: string,
): Promise<PrivacyRequestOfSomebody | undefined> {
  return withSomebody(trx)
    .where('privacy_requests.id', '=', id)
    .forUpdate('privacy_requests')
    .executeTakeFirst();
}

export async function recordPrivacyAnswer(
  trx: Transaction<Schema>,
  id: string,
  answered: { accepted: boolean; answer: string; answered_at: Date },
): Promise<void> {
  await trx.updateTable('privacy_requests').set(answered).where('id', '=', id).execute();
}

function withSomebody(db: Kysely<Schema>) {
  return db
    .selectFrom('privacy_requests')
    .innerJoin('accounts', 'accounts.id', 'privacy_requests.account_id')
    .selectAll('privacy_requests')
    .select(['accounts.full_name', 'accounts.email'])
    .select(({ fn }) => fn.coalesce('accounts.phone', 'accounts.phone_abroad').as('phone'));
}
