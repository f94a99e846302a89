import {
  deleteSettledNotifications,
  insertNotifications,
  ownerOfRequest,
  reachableExperts,
  takeHit,
  privacyRequestsToRemindOf,
  requestsToRemindOf,
  type ExpertNews,
  type SchemaTransaction,
} from '@soumdar/db';
import type { Alert } from '../process/alert.ts';
import { daySeconds, hourSeconds, secondsAfter } from '../process/clock.ts';
import { queueEmail } from '../email/queue-email.ts';
import type { Job } from '../jobs/run-jobs.ts';
import { limits, type LimitServices } from '../limits/limits.ts';

const remindBeforeSeconds = 4 * hourSeconds;
/** Requests about personal data are due after a month. */
const remindOfDataBeforeSeconds = 7 * daySeconds;

export interface NotifyServices extends LimitServices {
  alert: Alert;
}

/** A notice already queued is not queued again. An alert replaces it when there is no expert. */
export async function notifyExperts(
  services: NotifyServices,
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

/**
 * By SMS, or by email where the phone is foreign. Of a contest as its owner chose, without notices of requests
 * too; by SMS where no email can be sent.
 */
export async function notifyOwner(
  services: NotifyServices,
  trx: SchemaTransaction,
  event: 'completed' | 'cancelled' | 'corrected',
  manualRequestId: string,
): Promise<void> {
  const { clock } = services;
  const owner = await ownerOfRequest(trx, manualRequestId);
  const { accountId, isAbroad, kind, contactMethod, estimationId } = owner;
  const notice = `${kind}_${event}` as const;
  const isContest = kind === 'contest';
  const byEmail = isAbroad || (isContest && contactMethod !== 'phone');
  const values = estimationId === null ? {} : { estimationId };
  const isQueued =
    byEmail &&
    (isContest || owner.wantsNotices) &&
    (await queueEmail(services, trx, { accountId, kind: notice, values }));
  if (isAbroad || (isQueued && contactMethod === 'email')) return;
  // an answer may be corrected again
  if (event === 'corrected') await deleteSettledNotifications(trx, notice, manualRequestId);
  await insertNotifications(trx, [{ notice, channel: 'sms', accountId, manualRequestId }], clock());
}

async function alertOfSilence({ clock, alert }: NotifyServices, trx: SchemaTransaction): Promise<void> {
  const { accepted } = await takeHit(trx, limits.alertsAbout('untold experts'), clock());
  if (accepted)
    alert('Requests wait and nobody is told: no expert has a phone, and EXPERTS_WEBHOOK is not set.');
}

/** Also late, where no reminder could be sent in time. */
export function reminderJob(services: NotifyServices): Job {
  return {
    name: 'remind-experts',
    cron: '*/10 * * * *',
    longestSeconds: 60,
    work: () => services.database.kysely.transaction().execute((trx) => remindExperts(services, trx)),
  };
}

async function remindExperts(services: NotifyServices, trx: SchemaTransaction): Promise<void> {
  const now = services.clock();
  for (const manualRequestId of await requestsToRemindOf(trx, secondsAfter(now, remindBeforeSeconds))) {
    await notifyExperts(services, trx, { notice: 'request_due', manualRequestId });
  }
  const dueBy = secondsAfter(now, remindOfDataBeforeSeconds);
  for (const privacyRequestId of await privacyRequestsToRemindOf(trx, dueBy)) {
    await notifyExperts(services, trx, { notice: 'privacy_due', privacyRequestId });
  }
}
