import { sql, type Kysely, type Transaction } from 'kysely';
import type { EmailKind, Schema } from '../../schema.ts';

const isNotice: Record<EmailKind, boolean> = {
  alerts_confirmed: false,
  followed_properties: false,
  outcome_question: false,
  request_completed: true,
  request_cancelled: true,
  request_corrected: true,
  contest_completed: true,
  contest_cancelled: true,
  contest_corrected: true,
};

/** Who contests chooses the channel of the answer, whatever notices are wanted; otherwise emails are for owners abroad. */
const isByChoice = (kind: EmailKind) => kind.startsWith('contest_');

/** About the owner's own requests, so that it needs no consent of its own. */
export const isNoticeByEmail = (kind: EmailKind): boolean => isNotice[kind];

/** Alerts agreed to before promised that nothing else is sent. */
const isAnnouncedQuestion = sql`text_version not in ('2.2', '2.3', '2.4', '2.5')`;

/**
 * Accounts that may get such emails: verified, not stopped, in use; with consent to alerts or, abroad or by
 * choice, with notices wanted.
 */
function reachable(kind: EmailKind) {
  const wanted = isNoticeByEmail(kind)
    ? isByChoice(kind)
      ? sql.lit(true)
      : sql`sms_notices and phone_abroad is not null`
    : sql`exists (
        select from consents
        where consents.account_id = accounts.id and purpose = 'alerts' and withdrawn_at is null
          and ${kind === 'outcome_question' ? isAnnouncedQuestion : sql.lit(true)})`;
  return sql<boolean>`
    email_verified_at is not null and email_stopped_at is null and limited_since is null and ${wanted}`;
}

/** The account wants such an email, and can get it. */
export async function isReachableByEmail(
  db: Kysely<Schema>,
  accountId: string,
  kind: EmailKind = 'alerts_confirmed',
): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where(reachable(kind))
    .executeTakeFirst();
  return account !== undefined;
}

export async function listReachableByEmail(
  db: Kysely<Schema>,
  accountIds: string[],
  kind: EmailKind,
): Promise<Set<string>> {
  const accounts = await db
    .selectFrom('accounts')
    .select('id')
    .where(sql<boolean>`id = any(${accountIds}::uuid[])`)
    .where(reachable(kind))
    .execute();
  return new Set(accounts.map(({ id }) => id));
}

export interface NewEmail {
  accountId: string;
  id: string;
  messageId: string;
  /** stored as JSON, with the account's `language` if it has none */
  content: object;
}

/** Skips accounts that cannot get email; returns those with a queued one. */
export async function insertEmails(
  trx: Transaction<Schema>,
  kind: EmailKind,
  emails: NewEmail[],
  now: Date,
): Promise<Set<string>> {
  const input = emails.map(({ accountId, id, messageId, content }) => ({
    account_id: accountId,
    id,
    message_id: messageId,
    content,
  }));
  const { rows } = await sql<{ account_id: string }>`
    insert into emails (account_id, id, kind, message_id, content, created_at, next_attempt_at, waits_since)
    select accounts.id, given.id, ${kind}, given.message_id,
      json_build_object('language', accounts.locale)::jsonb || given.content::jsonb,
      ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
    from json_populate_recordset(null::emails, ${JSON.stringify(input)}::json) as given
    join accounts on accounts.id = given.account_id
    where ${reachable(kind)}
    returning account_id`.execute(trx);
  return new Set(rows.map(({ account_id }) => account_id));
}

/** By the token of an email, with whether the account still wants such emails. */
export async function findUnsubscriber(
  db: Kysely<Schema>,
  tokenHash: string,
): Promise<{ accountId: string; wantsAlerts: boolean } | undefined> {
  const email = await db
    .selectFrom('emails')
    .select('account_id')
    .where(sql<boolean>`unsubscribe_hashes @> array[${tokenHash}]::text[]`)
    .executeTakeFirst();
  if (!email) return undefined;
  const consent = await db
    .selectFrom('consents')
    .select('id')
    .where('account_id', '=', email.account_id)
    .where('purpose', '=', 'alerts')
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return { accountId: email.account_id, wantsAlerts: consent !== undefined };
}
