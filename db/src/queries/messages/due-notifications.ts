import type { PropertyType } from '@soumdar/engine';
import { sql, type Kysely } from 'kysely';
import type {
  ManualRequestKind,
  NotificationStatus,
  Notice,
  OwnerNotice,
  PrivacyNotice,
  RequestNotice,
  Schema,
} from '../../schema.ts';
import { latestBegin } from '../processes/clock-set-back.ts';

/**
 * With the request's data for its text and delivery; `closed` to experts, to whom an owner's suspended data is not
 * shown either. Dates are ISO 8601 UTC.
 */
export type News =
  | {
      notice: RequestNotice | OwnerNotice;
      request: { kind: ManualRequestKind; propertyType: PropertyType; dueAt: string; closed: boolean };
    }
  | { notice: PrivacyNotice; request: { dueAt: string; closed: boolean } };

export type DueNotification = News & {
  id: string;
  /** with this one */
  attempts: number;
  /** null for the webhook */
  recipient: {
    accountId: string;
    /** null without a verified phone */
    phone: string | null;
    isExpert: boolean;
    wantsNotices: boolean;
    /** whether the owner had use of the data suspended */
    limited: boolean;
    locale: 'fr' | 'ar';
  } | null;
};

/**
 * Takes the due notification that has waited longest, marked as being sent until `giveUpAt`, so that no
 * other process sends it; later it counts as interrupted. Undefined when none is due.
 */
export async function takeDueNotification(
  db: Kysely<Schema>,
  now: Date,
  giveUpAt: Date,
): Promise<DueNotification | undefined> {
  const taken = await db
    .updateTable('notifications')
    .set((column) => ({
      status: 'sending',
      attempts: column('attempts', '+', 1),
      next_attempt_at: giveUpAt,
      waits_since: now,
    }))
    .where('id', '=', (select) =>
      select
        .selectFrom('notifications')
        .select('id')
        .where('status', '=', 'queued')
        .where('settled_at', 'is', null)
        .where(waitIsOver(now))
        .orderBy('next_attempt_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .executeTakeFirst();
  return taken && describeNotification(db, taken.id);
}

async function describeNotification(db: Kysely<Schema>, id: string): Promise<DueNotification | undefined> {
  const row = await db
    .selectFrom('notifications')
    .leftJoin('manual_requests', 'manual_requests.id', 'manual_request_id')
    .leftJoin('privacy_requests', 'privacy_requests.id', 'privacy_request_id')
    .leftJoin('accounts', 'accounts.id', 'notifications.account_id')
    .leftJoin('accounts as owner', 'owner.id', 'manual_requests.account_id')
    .select([
      'notice',
      'channel',
      'notifications.account_id as accountId',
      'attempts',
      'property_type as propertyType',
      'manual_requests.kind',
      'closed_at as closedAt',
      ({ fn }) => fn.coalesce('manual_requests.answer_by', 'privacy_requests.due_at').as('dueAt'),
      'answered_at as answeredAt',
      'accounts.phone',
      'accounts.phone_verified_at as phoneVerifiedAt',
      'accounts.sms_notices as smsNotices',
      'accounts.role',
      'accounts.limited_since as limitedSince',
      'owner.limited_since as hiddenSince',
      'accounts.locale',
    ])
    .where('notifications.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined; // erased meanwhile, together with its request or its account
  return {
    id,
    ...newsOf(row),
    attempts: row.attempts,
    recipient:
      row.channel === 'webhook'
        ? null
        : {
            accountId: row.accountId!,
            phone: row.phoneVerifiedAt === null ? null : row.phone,
            isExpert: row.role === 'expert',
            wantsNotices: row.smsNotices === true,
            limited: row.limitedSince !== null,
            locale: row.locale!,
          },
  };
}

/** Every notification is about one of the two kinds of request. */
function newsOf(row: {
  notice: Notice;
  propertyType: PropertyType | null;
  kind: ManualRequestKind | null;
  closedAt: string | null;
  hiddenSince: string | null;
  dueAt: string | null;
  answeredAt: string | null;
}): News {
  const { notice, kind, propertyType, closedAt, hiddenSince, answeredAt } = row;
  const dueAt = row.dueAt!;
  if (notice === 'privacy_received' || notice === 'privacy_due') {
    return { notice, request: { dueAt, closed: answeredAt !== null } };
  }
  return {
    notice,
    request: { kind: kind!, propertyType: propertyType!, dueAt, closed: (closedAt ?? hiddenSince) !== null },
  };
}

/** Of a new request, of the kind that these SMS are about. */
export type NewRequestNotice = Extract<Notice, 'request_received' | 'privacy_received'>;

/** When another such SMS last went or may have gone to the account after `since`. */
export async function lastRequestSms(
  db: Kysely<Schema>,
  { id, accountId, notice }: { id: string; accountId: string; notice: NewRequestNotice },
  since: Date,
): Promise<string | undefined> {
  const last = await db
    .selectFrom('notifications')
    .select(({ fn }) => fn.max('waits_since').as('at'))
    .where('account_id', '=', accountId)
    .where('notice', '=', notice)
    .where('id', '!=', id)
    .where('status', 'in', ['sending', 'sent', 'failed'])
    .where('waits_since', '>', since.toISOString())
    .executeTakeFirst();
  return last?.at ?? undefined;
}

/** For the account, of requests still open; ISO 8601 UTC. */
export async function listWaitingRequests(
  db: Kysely<Schema>,
  accountId: string,
  notice: NewRequestNotice,
): Promise<{ id: string; dueAt: string }[]> {
  const waiting = await db
    .selectFrom('notifications')
    .leftJoin('manual_requests', 'manual_requests.id', 'manual_request_id')
    .leftJoin('privacy_requests', 'privacy_requests.id', 'privacy_request_id')
    .select(['notifications.id', ({ fn }) => fn.coalesce('answer_by', 'due_at').as('dueAt')])
    .where('notifications.account_id', '=', accountId)
    .where('notice', '=', notice)
    .where('notifications.status', '=', 'queued')
    .where('closed_at', 'is', null)
    .where('answered_at', 'is', null)
    .execute();
  return waiting.map(({ id, dueAt }) => ({ id, dueAt: dueAt! }));
}

/** Another SMS covered them; those no longer queued do not change. */
export async function skipNotifications(
  db: Kysely<Schema>,
  ids: readonly string[],
  because: string,
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('notifications')
    .set({ status: 'skipped', last_error: because, settled_at: now })
    .where('id', 'in', ids)
    .where('status', '=', 'queued')
    .execute();
}

/** For `nextAttemptAt`, with the attempts made so far. */
export async function requeueNotification(
  db: Kysely<Schema>,
  id: string,
  again: { error: string; attempts: number; now: Date; nextAttemptAt: Date },
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({
      status: 'queued',
      last_error: again.error,
      attempts: again.attempts,
      next_attempt_at: again.nextAttemptAt,
      waits_since: again.now,
    })
    .where('id', '=', id)
    .execute();
}

export async function settleNotification(
  db: Kysely<Schema>,
  id: string,
  status: Extract<NotificationStatus, 'sent' | 'failed' | 'skipped'>,
  error: string | null,
  now: Date,
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ status, last_error: error, settled_at: now })
    .where('id', '=', id)
    .execute();
}

/**
 * For those an ended process was sending. An SMS may have gone out, so it counts as failed; a webhook call
 * may be made twice, so it is queued again.
 *
 * @returns how many SMS may not have been sent
 */
export async function settleInterrupted(db: Kysely<Schema>, now: Date): Promise<number> {
  const interrupted = await db
    .updateTable('notifications')
    .set({
      status: sql<NotificationStatus>`case channel when 'sms' then 'failed' else 'queued' end`,
      settled_at: sql<string | null>`case channel when 'sms' then ${now}::timestamptz end`,
      last_error: 'interrupted',
    })
    .where('status', '=', 'sending')
    .where('settled_at', 'is', null)
    .where(waitIsOver(now))
    .returning('channel')
    .execute();
  return interrupted.filter(({ channel }) => channel === 'sms').length;
}

function waitIsOver(now: Date) {
  return sql<boolean>`(next_attempt_at <= ${now} or waits_since > ${latestBegin(now)})`;
}
