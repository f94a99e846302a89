import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { CodePurpose, CodesTable, Schema } from '../../schema.ts';
import { latestBegin } from '../processes/clock-set-back.ts';

export type Code = Selectable<CodesTable>;

export interface NewCode {
  account_id: string;
  purpose: CodePurpose;
  code_hash: string;
  asked_from: string;
  from_known_device: boolean;
  sent_at: Date;
  expires_at: Date;
}

/** Sent after `since` and not later than `now`, newest first. */
export function codesSentSince(
  db: Kysely<Schema>,
  accountId: string,
  purpose: CodePurpose,
  since: Date,
  now: Date,
): Promise<Code[]> {
  return db
    .selectFrom('codes')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('sent_at', '>', since.toISOString())
    .where('sent_at', '<=', latestBegin(now))
    .orderBy('sent_at', 'desc')
    .execute();
}

/** Call it before sending; returns the id. */
export async function insertCode(trx: Transaction<Schema>, code: NewCode): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('codes')
    .values({ id, ...code })
    .execute();
  return id;
}

/** For a code whose SMS could not be sent. */
export async function deleteCode(db: Kysely<Schema>, accountId: string, id: string): Promise<void> {
  await db.deleteFrom('codes').where('account_id', '=', accountId).where('id', '=', id).execute();
}

/** Whether a code was typed at the address that requested it. */
export type CodeSide = 'asker' | 'elsewhere';

export async function recordWrongTry(
  trx: Transaction<Schema>,
  { account_id, id }: Pick<Code, 'account_id' | 'id'>,
  side: CodeSide,
  from: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('codes')
    .set((column) =>
      side === 'asker'
        ? { wrong_tries: column('wrong_tries', '+', 1), last_wrong_try_at: now }
        : {
            wrong_tries_elsewhere: column('wrong_tries_elsewhere', '+', 1),
            last_wrong_try_elsewhere_at: now,
            tried_elsewhere_from: sql<string[]>`array_append(tried_elsewhere_from, ${from})`,
          },
    )
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();
}

/** They still count against the hourly limit. */
export async function voidCodes(
  trx: Transaction<Schema>,
  accountId: string,
  purpose: CodePurpose,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('codes')
    .set({ voided_at: now })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('voided_at', 'is', null)
    .execute();
}

/** Once the right code was typed. */
export async function forgetWrongTries(
  trx: Transaction<Schema>,
  accountId: string,
  purpose: CodePurpose,
): Promise<void> {
  await trx
    .updateTable('codes')
    .set({
      wrong_tries: 0,
      last_wrong_try_at: null,
      wrong_tries_elsewhere: 0,
      last_wrong_try_elsewhere_at: null,
      tried_elsewhere_from: [],
    })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .execute();
}

/** Codes to verify a phone sent after `since`, and phones verified. */
export async function countVerifications(
  db: Kysely<Schema>,
  since: Date,
): Promise<{ sent: number; verified: number }> {
  return db
    .selectNoFrom((select) => [
      select
        .selectFrom('codes')
        .select(select.fn.countAll<number>().as('sent'))
        .where('purpose', 'in', ['verify_phone', 'change_phone'])
        .where('sent_at', '>', since.toISOString())
        .as('sent'),
      select
        .selectFrom('accounts')
        .select(select.fn.countAll<number>().as('verified'))
        .where('phone_verified_at', '>', since.toISOString())
        // not those proved by their email
        .where('phone', 'is not', null)
        .as('verified'),
    ])
    .$castTo<{ sent: number; verified: number }>()
    .executeTakeFirstOrThrow();
}
