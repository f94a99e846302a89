import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { PhoneChangesTable, Schema } from '../schema.ts';

export type PhoneChange = Selectable<PhoneChangesTable>;

export async function insertPhoneChange(
  trx: Transaction<Schema>,
  change: Pick<PhoneChange, 'account_id' | 'old_phone' | 'new_phone' | 'undo_hash'>,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('phone_changes')
    .values({ id: randomUUID(), ...change, changed_at: now })
    .execute();
}

/** Changes of the account's phone made after `since`, oldest first. */
export function phoneChangesSince(
  db: Kysely<Schema>,
  accountId: string,
  since: Date,
): Promise<PhoneChange[]> {
  return db
    .selectFrom('phone_changes')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('changed_at', '>', since.toISOString())
    .orderBy('changed_at')
    .execute();
}

/** The change that a token undoes, if it was made after `since`. */
export function findPhoneChange(
  db: Kysely<Schema>,
  undoHash: string,
  since: Date,
): Promise<PhoneChange | undefined> {
  return db
    .selectFrom('phone_changes')
    .selectAll()
    .where('undo_hash', '=', undoHash)
    .where('changed_at', '>', since.toISOString())
    .executeTakeFirst();
}

/** Forgets the account's changes made at `from` or later; all of them when no moment is named. */
export async function deletePhoneChanges(
  trx: Transaction<Schema>,
  accountId: string,
  from?: string,
): Promise<void> {
  await trx
    .deleteFrom('phone_changes')
    .where('account_id', '=', accountId)
    .$if(from !== undefined, (query) => query.where('changed_at', '>=', from!))
    .execute();
}
