import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { ContactChangesTable, Schema } from '../../schema.ts';

export type ContactChange = Selectable<ContactChangesTable>;

export async function insertContactChange(
  trx: Transaction<Schema>,
  change: Pick<
    ContactChange,
    | 'account_id'
    | 'old_email'
    | 'new_email'
    | 'old_phone'
    | 'new_phone'
    | 'told_phone'
    | 'told_email'
    | 'old_email_verified_at'
    | 'undo_hash'
  >,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('contact_changes')
    .values({ id: randomUUID(), ...change, changed_at: now })
    .execute();
}

/** Of email and phone after `since`, oldest first. */
export function contactChangesSince(
  db: Kysely<Schema>,
  accountId: string,
  since: Date,
): Promise<ContactChange[]> {
  return db
    .selectFrom('contact_changes')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('changed_at', '>', since.toISOString())
    .orderBy('changed_at')
    .execute();
}

/** By the hash of the token that undoes it, if made after `since`. */
export function findContactChange(
  db: Kysely<Schema>,
  undoHash: string,
  since: Date,
): Promise<ContactChange | undefined> {
  return db
    .selectFrom('contact_changes')
    .selectAll()
    .where('undo_hash', '=', undoHash)
    .where('changed_at', '>', since.toISOString())
    .executeTakeFirst();
}

/**
 * Another account changed from this email after `since`, and an undo may lead back to it: to none that it had
 * only between two changes, or a row of changes would hold as many strangers' emails.
 */
export async function isEmailHeld(
  db: Kysely<Schema>,
  email: string,
  accountId: string,
  since: Date,
): Promise<boolean> {
  const change = await db
    .selectFrom('contact_changes')
    .select('id')
    .where('old_email', '=', email)
    .where('account_id', '!=', accountId)
    .where('changed_at', '>', since.toISOString())
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('contact_changes as earlier')
            .select('earlier.id')
            .whereRef('earlier.account_id', '=', 'contact_changes.account_id')
            .whereRef('earlier.changed_at', '<', 'contact_changes.changed_at')
            .where('earlier.changed_at', '>', since.toISOString())
            // a link leads to before the first change that its receiver was notified of
            .where(
              sql<boolean>`(earlier.told_phone, earlier.told_email) is not distinct from (contact_changes.told_phone, contact_changes.told_email)`,
            ),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return change !== undefined;
}

/** Those made at `from` or later, or all. */
export async function deleteContactChanges(
  trx: Transaction<Schema>,
  accountId: string,
  from?: string,
): Promise<void> {
  await trx
    .deleteFrom('contact_changes')
    .where('account_id', '=', accountId)
    .$if(from !== undefined, (query) => query.where('changed_at', '>=', from!))
    .execute();
}
