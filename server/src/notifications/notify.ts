import {
  insertNotifications,
  ownerOfRequest,
  reachableExperts,
  type ExpertNotice,
  type OwnerNotice,
  type SchemaTransaction,
} from '@soumdar/db';
import type { Services } from '../services.ts';

/**
 * Queues a notice about a request for the experts: for the webhook of the settings, else for the phone of each
 * expert. It is sent within seconds of the end of the transaction, and not at all when that is rolled back; a notice
 * that was queued before is not queued again.
 */
export async function tellExperts(
  { settings, clock }: Services,
  trx: SchemaTransaction,
  notice: ExpertNotice,
  manualRequestId: string,
): Promise<void> {
  const about = { notice, manualRequestId };
  const notifications =
    settings.expertsWebhook === undefined
      ? (await reachableExperts(trx)).map((accountId) => ({ ...about, channel: 'sms' as const, accountId }))
      : [{ ...about, channel: 'webhook' as const, accountId: null }];
  await insertNotifications(trx, notifications, clock());
}

/** Queues a notice about a request for the phone of its owner, as `tellExperts` does. */
export async function tellOwner(
  { clock }: Services,
  trx: SchemaTransaction,
  notice: OwnerNotice,
  manualRequestId: string,
): Promise<void> {
  const accountId = await ownerOfRequest(trx, manualRequestId);
  await insertNotifications(trx, [{ notice, channel: 'sms', accountId, manualRequestId }], clock());
}
