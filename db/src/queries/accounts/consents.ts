import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { ConsentPurpose, ConsentsTable, Schema } from '../../schema.ts';

export type Consent = Selectable<ConsentsTable>;

interface NewConsent {
  account_id: string;
  purpose: ConsentPurpose;
  /** version of the text agreed to */
  text_version: string;
  given_at: Date;
}

/** Does not change an earlier consent to the same text version, and withdraws one to another. */
export async function giveConsent(trx: Transaction<Schema>, consent: NewConsent): Promise<void> {
  await trx
    .updateTable('consents')
    .set({ withdrawn_at: consent.given_at })
    .where('account_id', '=', consent.account_id)
    .where('purpose', '=', consent.purpose)
    .where('text_version', '!=', consent.text_version)
    .where('withdrawn_at', 'is', null)
    .execute();
  await trx
    .insertInto('consents')
    .values({ id: randomUUID(), ...consent })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function withdrawConsent(
  db: Kysely<Schema>,
  accountId: string,
  purpose: ConsentPurpose,
  now: Date,
): Promise<void> {
  await db
    .updateTable('consents')
    .set({ withdrawn_at: now })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Newest first, with withdrawn ones. */
export function listConsents(db: Kysely<Schema>, accountId: string): Promise<Consent[]> {
  return db
    .selectFrom('consents')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('given_at', 'desc')
    .orderBy('id')
    .execute();
}

/** When another registration replaces the one that gave them. */
export async function deleteConsents(trx: Transaction<Schema>, accountId: string): Promise<void> {
  await trx.deleteFrom('consents').where('account_id', '=', accountId).execute();
}
