import {
  insertNotifications,
  ownerOfRequest,
  reachableExperts,
  takeHit,
  type ExpertNews,
  type OwnerNotice,
  type SchemaTransaction,
} from '@soumdar/db';
import { limits } from '../limits/limits.ts';
import type { Services } from '../services.ts';

/**
 * Queues a notice about a request for the experts: for the webhook of the settings, else for the phone of each
 * expert. It is sent within seconds of the end of the transaction, and not at all when that is rolled back; a notice
 * that was queued before is not queued again. An alert is raised where nobody can be told.
 */
export async function tellExperts(
  services: Services,
  trx: SchemaTransaction,
  news: ExpertNews,
): Promise<void> {
  const { settings, clock } = services;
  const recipients =
    settings.expertsWebhook === undefined
      ? (await reachableExperts(trx)).map((accountId) => ({ channel: 'sms' as const, accountId }))
      : [{ channel: 'webhook' as const, accountId: null }];
  if (recipients.length === 0) await alertOfSilence(services, trx);
  await insertNotifications(
    trx,
    recipients.map((recipient) => ({ ...news, ...recipient })),
    clock(),
  );
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

async function alertOfSilence({ clock, alert }: Services, trx: SchemaTransaction): Promise<void> {
  const { accepted } = await takeHit(trx, limits.alertsAbout('untold experts'), clock());
  if (accepted)
    alert('Requests wait and nobody is told: no expert has a phone, and EXPERTS_WEBHOOK is not set.');
}
