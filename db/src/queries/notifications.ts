import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { ExpertNotice, NotificationsTable, OwnerNotice, Schema } from '../schema.ts';

/** A request has at most one notification of each for an account, and one for the webhook. */
export type Notice = ExpertNotice | OwnerNotice;

interface NewNotification {
  notice: Notice;
  channel: NotificationsTable['channel'];
  /** null for the webhook */
  accountId: string | null;
  manualRequestId: string;
}

/** Queues what is to be sent; what is queued or was sent already is left as it is. */
export async function insertNotifications(
  trx: Transaction<Schema>,
  notifications: NewNotification[],
  now: Date,
): Promise<void> {
  if (notifications.length === 0) return;
  await trx
    .insertInto('notifications')
    .values(
      notifications.map(({ notice, channel, accountId, manualRequestId }) => ({
        id: randomUUID(),
        notice,
        channel,
        account_id: accountId,
        manual_request_id: manualRequestId,
        created_at: now,
        next_attempt_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Experts whose phone is their own, those who opted out included. */
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

export async function ownerOfRequest(db: Kysely<Schema>, manualRequestId: string): Promise<string> {
  const request = await db
    .selectFrom('manual_requests')
    .select('account_id')
    .where('id', '=', manualRequestId)
    .executeTakeFirstOrThrow();
  return request.account_id;
}

/** Requests not closed that were made after `from` and not after `to`. */
export async function openRequestsMadeBetween(db: Kysely<Schema>, from: Date, to: Date): Promise<string[]> {
  const requests = await db
    .selectFrom('manual_requests')
    .select('id')
    .where('closed_at', 'is', null)
    .where('created_at', '>', from.toISOString())
    .where('created_at', '<=', to.toISOString())
    .orderBy('created_at')
    .execute();
  return requests.map(({ id }) => id);
}
