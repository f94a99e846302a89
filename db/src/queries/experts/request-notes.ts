import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { ManualRequestNotesTable, Schema } from '../../schema.ts';

/** A note about a request, with the name of who wrote it as long as that account exists. */
export interface ManualRequestNote extends Selectable<ManualRequestNotesTable> {
  expert_name: string | null;
}

/** The notes of a request, calls among them, newest first. */
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

/** Stores a note; returns its id, or undefined when its account already used the request key. */
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

/** The note that an account wrote under that request key; undefined when there is none. */
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
