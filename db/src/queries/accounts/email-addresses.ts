import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../schema.ts';

/** Records that the account's email is its owner's, whatever was refused before. */
export async function setEmailVerified(
  trx: Transaction<Schema>,
  accountId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ email_verified_at: now, email_refusals: 0, email_stopped_at: null })
    .where('id', '=', accountId)
    .execute();
}

/** Counts a refusal of the account's email by the mail server; after `most` in a row, nothing is sent to it any more. */
export async function recordEmailRefusal(
  db: Kysely<Schema>,
  accountId: string,
  email: string,
  most: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({
      email_refusals: sql<number>`email_refusals + 1`,
      email_stopped_at: sql<string | null>`
        case when email_refusals + 1 >= ${most} then coalesce(email_stopped_at, ${now}::timestamptz) else email_stopped_at end`,
    })
    .where('id', '=', accountId)
    // it may have been replaced since
    .where('email', '=', email)
    .execute();
}

/** Records that the mail server took an email to the account's address: refusals are counted in a row. */
export async function forgetEmailRefusals(
  db: Kysely<Schema>,
  accountId: string,
  email: string,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ email_refusals: 0 })
    .where('id', '=', accountId)
    .where('email', '=', email)
    .where('email_refusals', '>', 0)
    .execute();
}
