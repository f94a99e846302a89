import { sql, type Kysely } from 'kysely';
import type { EmailKind, EmailStatus, Schema } from '../../schema.ts';
import { latestBegin } from '../processes/clock-set-back.ts';
import { isReachableByEmail } from './emails.ts';

export interface DueEmail {
  accountId: string;
  id: string;
  kind: EmailKind;
  messageId: string;
  /** with this one */
  attempts: number;
  /** as it was queued */
  content: object;
  /** null where the account may get no more emails */
  to: string | null;
}

type Key = Pick<DueEmail, 'accountId' | 'id'>;

/**
 * Takes the due email that has waited longest, marked as being sent until `giveUpAt`, so that no other
 * process sends it; later it counts as interrupted. Adds the hash of this try's unsubscribe token.
 * Undefined when none is due.
 */
export async function takeDueEmail(
  db: Kysely<Schema>,
  unsubscribeHash: string,
  now: Date,
  giveUpAt: Date,
): Promise<DueEmail | undefined> {
  const taken = await db
    .updateTable('emails')
    .set((column) => ({
      status: 'sending',
      attempts: column('attempts', '+', 1),
      next_attempt_at: giveUpAt,
      waits_since: now,
      unsubscribe_hashes: sql<string[]>`array_append(unsubscribe_hashes, ${unsubscribeHash}::text)`,
    }))
    .where((select) => {
      const due = select
        .selectFrom('emails')
        .select(['account_id', 'id'])
        .where('status', '=', 'queued')
        .where('settled_at', 'is', null)
        .where(waitIsOver(now))
        .orderBy('next_attempt_at')
        .limit(1)
        .forUpdate()
        .skipLocked();
      return sql<boolean>`(account_id, id) = ${due}`;
    })
    .returning(['account_id', 'id', 'kind', 'message_id', 'attempts', 'content'])
    .executeTakeFirst();
  if (!taken) return undefined;
  const { account_id: accountId, message_id: messageId, content, ...email } = taken;
  return {
    ...email,
    accountId,
    messageId,
    content: content!,
    to: await addressOf(db, accountId, email.kind),
  };
}

export async function isEmailDue(db: Kysely<Schema>, now: Date): Promise<boolean> {
  const due = await db
    .selectFrom('emails')
    .select('id')
    .where('status', '=', 'queued')
    .where('settled_at', 'is', null)
    .where(waitIsOver(now))
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

async function addressOf(db: Kysely<Schema>, accountId: string, kind: EmailKind): Promise<string | null> {
  if (!(await isReachableByEmail(db, accountId, kind))) return null;
  const account = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account?.email ?? null;
}

/** For `nextAttemptAt`, with the attempts made so far. */
export async function requeueEmail(
  db: Kysely<Schema>,
  { accountId, id }: Key,
  again: { error: string; attempts: number; now: Date; nextAttemptAt: Date },
): Promise<void> {
  await db
    .updateTable('emails')
    .set({
      status: 'queued',
      last_error: again.error,
      attempts: again.attempts,
      next_attempt_at: again.nextAttemptAt,
      waits_since: again.now,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export async function settleEmail(
  db: Kysely<Schema>,
  { accountId, id }: Key,
  status: Extract<EmailStatus, 'sent' | 'failed' | 'skipped'>,
  error: string | null,
  now: Date,
): Promise<void> {
  await db
    .updateTable('emails')
    .set({ status, last_error: error, settled_at: now })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Requeues what an ended process was sending: the same email twice is better than none. */
export async function requeueInterruptedEmails(db: Kysely<Schema>, now: Date): Promise<void> {
  await db
    .updateTable('emails')
    .set({ status: 'queued', last_error: 'interrupted', next_attempt_at: now, waits_since: now })
    .where('status', '=', 'sending')
    .where('settled_at', 'is', null)
    .where(waitIsOver(now))
    .execute();
}

function waitIsOver(now: Date) {
  return sql<boolean>`(next_attempt_at <= ${now} or waits_since > ${latestBegin(now)})`;
}
