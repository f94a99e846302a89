import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type {
  ManualRequestKind,
  NotificationsTable,
  Notice,
  OwnerNotice,
  PrivacyNotice,
  RequestNotice,
  Schema,
} from '../../schema.ts';
import { isUsable } from '../experts/manual-requests.ts';

export type ExpertNews =
  { notice: RequestNotice; manualRequestId: string } | { notice: PrivacyNotice; privacyRequestId: string };

/** Queued at most once per account, and once for the webhook. */
type NewNotification = (ExpertNews | { notice: OwnerNotice; manualRequestId: string }) & {
  channel: NotificationsTable['channel'];
  /** null for the webhook */
  accountId: string | null;
};

/** Those already queued or sent do not change. */
export async function insertNotifications(
  trx: Transaction<Schema>,
  notifications: NewNotification[],
  now: Date,
): Promise<void> {
  if (notifications.length === 0) return;
  await trx
    .insertInto('notifications')
    .values(
      notifications.map((notification) => ({
        id: randomUUID(),
        notice: notification.notice,
        channel: notification.channel,
        account_id: notification.accountId,
        manual_request_id: 'manualRequestId' in notification ? notification.manualRequestId : null,
        privacy_request_id: 'privacyRequestId' in notification ? notification.privacyRequestId : null,
        created_at: now,
        next_attempt_at: now,
        waits_since: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** So that the same news of a request may be sent once more. */
export async function deleteSettledNotifications(
  trx: Transaction<Schema>,
  notice: OwnerNotice,
  manualRequestId: string,
): Promise<void> {
  await trx
    .deleteFrom('notifications')
    .where('notice', '=', notice)
    .where('manual_request_id', '=', manualRequestId)
    .where('settled_at', 'is not', null)
    .execute();
}

/** With a verified phone, opted out or not. */
export async function reachableExperts(db: Kysely<Schema>): Promise<string[]> {
  const experts = await db
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'expert')
    .where('phone', 'is not', null)
    .where('phone_verified_at', 'is not', null)
    .execute();
  return experts.map(({ id }) => id);
}

/** Abroad no SMS goes; `estimationId` of a contest. */
export async function ownerOfRequest(
  db: Kysely<Schema>,
  manualRequestId: string,
): Promise<{
  accountId: string;
  isAbroad: boolean;
  wantsNotices: boolean;
  kind: ManualRequestKind;
  contactMethod: string;
  estimationId: string | null;
}> {
  const { id, phone_abroad, sms_notices, kind, preferred_contact_method, estimation_id } = await db
    .selectFrom('manual_requests')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select([
      'accounts.id',
      'phone_abroad',
      'sms_notices',
      'kind',
      'preferred_contact_method',
      'estimation_id',
    ])
    .where('manual_requests.id', '=', manualRequestId)
    .executeTakeFirstOrThrow();
  return {
    accountId: id,
    isAbroad: phone_abroad !== null,
    wantsNotices: sms_notices,
    kind,
    contactMethod: preferred_contact_method,
    estimationId: estimation_id,
  };
}

/** Open requests due by `dueBy` without a queued reminder. */
export async function requestsToRemindOf(db: Kysely<Schema>, dueBy: Date): Promise<string[]> {
  const requests = await db
    .selectFrom('manual_requests')
    .select('id')
    .where(isUsable)
    .where('closed_at', 'is', null)
    .where('answer_by', '<=', dueBy.toISOString())
    .where(notNotifiedYet('request_due', 'manual_request'))
    .orderBy('answer_by')
    .execute();
  return requests.map(({ id }) => id);
}

/** Unanswered, due by `dueBy`, without a queued reminder. */
export async function privacyRequestsToRemindOf(db: Kysely<Schema>, dueBy: Date): Promise<string[]> {
  const requests = await db
    .selectFrom('privacy_requests')
    .select('id')
    .where('answered_at', 'is', null)
    .where('due_at', '<=', dueBy.toISOString())
    .where(notNotifiedYet('privacy_due', 'privacy_request'))
    .orderBy('due_at')
    .execute();
  return requests.map(({ id }) => id);
}

function notNotifiedYet(notice: Notice, subject: 'manual_request' | 'privacy_request') {
  return sql<boolean>`not exists (
    select from notifications where notice = ${notice} and ${sql.ref(`${subject}_id`)} = ${sql.ref(`${subject}s.id`)}
  )`;
}
