import { sitePaths } from '@soumdar/contract';
import {
  lastRequestSms,
  listWaitingRequests,
  requeueNotification,
  settleInterrupted,
  settleNotification,
  skipNotifications,
  takeDueNotification,
  takeHit,
  type DueNotification,
  type NewRequestNotice,
  type News,
  type Notice,
} from '@soumdar/db';
import { asPlainText, defaultLanguage, traits, wordsIn, type Language } from '@soumdar/words';
import { hourSeconds, secondsAfter, secondsBefore } from '../process/clock.ts';
import { limits, uncount } from '../limits/limits.ts';
import { HeldBackError, NotTakenError } from '../sending/errors.ts';
import type { Settings } from '../settings/settings.ts';
import type { Sms } from '../sms/message.ts';
import { sendSmsWithinCeiling, type SmsServices } from '../sms/send-within-ceiling.ts';

const webhookTimeoutMs = 8000;
/** Over some five hours, longer than most outages of the gateway. */
const retryWaitsSeconds = [60, 10 * 60, hourSeconds, 4 * hourSeconds];
/** Between two SMS to an expert, however many requests are new. One about personal data has a month. */
const betweenSeconds: Record<NewRequestNotice, number> = {
  request_received: 600,
  privacy_received: hourSeconds,
};
/** No try takes nearly as long. */
const interruptedAfterSeconds = 600;

/**
 * Processes share the work. An SMS that may have left is not sent again, but the webhook may get a notice
 * twice.
 */
export async function sendDueNotifications(services: SmsServices, signal?: AbortSignal): Promise<void> {
  const { database, clock } = services;
  const lost = await settleInterrupted(database.kysely, clock());
  if (lost > 0) services.alert(`${lost} SMS to experts or owners were cut off and may not have been sent.`);
  for (;;) {
    if (signal?.aborted) return;
    const now = clock();
    const giveUpAt = secondsAfter(now, interruptedAfterSeconds);
    const due = await takeDueNotification(database.kysely, now, giveUpAt);
    if (!due) return;
    await sendAndSettle(services, due);
  }
}

async function sendAndSettle(services: SmsServices, due: DueNotification): Promise<void> {
  const { database, clock, settings } = services;
  const settle = (status: 'sent' | 'failed' | 'skipped', error: string | null) =>
    settleNotification(database.kysely, due.id, status, error, clock());
  const way = chooseWay(due);
  if (way.kind === 'none') return settle('skipped', way.because);
  let others: { id: string; dueAt: string }[] = [];
  try {
    if (way.kind === 'webhook') await postToExperts(settings, due);
    else {
      const { id, notice } = due;
      if (notice === 'request_received' || notice === 'privacy_received') {
        const { accountId } = way;
        await holdBackSoonAfter(services, { id, accountId, notice });
        others = await listWaitingRequests(database.kysely, accountId, notice);
      }
      const dueAt = [due.request.dueAt, ...others.map((other) => other.dueAt)].sort()[0]!;
      const news = { ...due, request: { ...due.request, dueAt } } as News;
      const text = smsOf(news, settings.publicUrl, way.language, 1 + others.length);
      await (isForExperts(notice) ? sendToExpert : sendNotice)(services, { to: way.phone, text });
    }
  } catch (error) {
    services.log.warn(
      { err: error, notice: due.notice, attempts: due.attempts },
      'a notice could not be sent',
    );
    const reason = error instanceof Error ? error.message : String(error);
    const next = nextTry(due.attempts, way.kind, error);
    if (next) {
      const { attempts, waitSeconds } = next;
      const now = clock();
      const nextAttemptAt = secondsAfter(now, waitSeconds);
      return requeueNotification(database.kysely, due.id, { error: reason, attempts, now, nextAttemptAt });
    }
    await settle('failed', reason);
    services.alert(`The notice ${due.notice} ${due.id} is given up: ${reason}.`);
    return;
  }
  await settle('sent', null);
  const ids = others.map(({ id }) => id);
  await skipNotifications(database.kysely, ids, 'in the SMS of another request', clock());
}

const sendNotice = (services: SmsServices, sms: Sms) => sendSmsWithinCeiling(services, 'mayWait', sms);

/**
 * Whatever strangers ask of the experts, the share of registrations stays.
 * @throws as `sendSmsWithinCeiling`
 */
async function sendToExpert(services: SmsServices, sms: Sms): Promise<void> {
  const { database, clock } = services;
  const hit = await takeHit(database.kysely, limits.smsToExperts(services), clock());
  if (!hit.accepted) throw new HeldBackError('experts were sent their share of the day', hit.waitSeconds);
  await sendNotice(services, sms).catch(async (error: unknown) => {
    if (error instanceof NotTakenError) await uncount(services, [hit]);
    throw error;
  });
}

/** @throws HeldBackError soon after an SMS of new requests: the next one covers them all */
async function holdBackSoonAfter(
  { database, clock }: SmsServices,
  notice: { id: string; accountId: string; notice: NewRequestNotice },
): Promise<void> {
  const now = clock();
  const since = secondsBefore(now, betweenSeconds[notice.notice]);
  const last = await lastRequestSms(database.kysely, notice, since);
  if (last === undefined) return;
  const waitSeconds = Math.ceil((new Date(last).getTime() - since.getTime()) / 1000);
  throw new HeldBackError('an SMS of new requests was just sent', waitSeconds);
}

/** Undefined after the last try. */
function nextTry(
  attempts: number,
  way: 'sms' | 'webhook',
  error: unknown,
): { waitSeconds: number; attempts: number } | undefined {
  // without a call of the gateway, this is no try
  if (error instanceof HeldBackError) return { waitSeconds: error.waitSeconds, attempts: attempts - 1 };
  if (way === 'sms' && !(error instanceof NotTakenError)) return undefined;
  const waitSeconds = retryWaitsSeconds[attempts - 1];
  return waitSeconds === undefined ? undefined : { waitSeconds, attempts };
}

type Way =
  | { kind: 'sms'; accountId: string; phone: string; language: Language }
  | { kind: 'webhook' }
  | { kind: 'none'; because: string };

/** Much may have changed since the notice was queued. */
function chooseWay({ notice, recipient, request }: DueNotification): Way {
  if (isForExperts(notice) && request.closed) return { kind: 'none', because: 'the request is closed' };
  if (recipient === null) return { kind: 'webhook' };
  const { accountId, phone, isExpert, wantsNotices, limited } = recipient;
  if (isForExperts(notice) && !isExpert) return { kind: 'none', because: 'no longer an expert' };
  if (phone === null) return { kind: 'none', because: 'no verified phone' };
  // how a contest is answered, its owner chose with it
  if (!wantsNotices && !notice.startsWith('contest_')) return { kind: 'none', because: 'no messages wanted' };
  if (limited) return { kind: 'none', because: 'the use of the data is suspended' };
  // the experts' area is in French
  const language = isForExperts(notice) ? defaultLanguage : recipient.locale;
  return { kind: 'sms', accountId, phone, language };
}

/** Rejects unless the webhook confirms the notice. */
async function postToExperts({ expertsWebhook, publicUrl }: Settings, due: DueNotification): Promise<void> {
  if (expertsWebhook === undefined) throw new Error('EXPERTS_WEBHOOK is not set any more');
  const response = await fetch(expertsWebhook, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(webhookBodyOf(due, publicUrl, defaultLanguage)),
    signal: AbortSignal.timeout(webhookTimeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
}

const pages: Record<Notice, string> = {
  request_received: sitePaths.experts,
  request_due: sitePaths.experts,
  privacy_received: sitePaths.expertPrivacy,
  privacy_due: sitePaths.expertPrivacy,
  request_completed: sitePaths.dashboard,
  request_cancelled: sitePaths.dashboard,
  request_corrected: sitePaths.dashboard,
  contest_completed: sitePaths.dashboard,
  contest_cancelled: sitePaths.dashboard,
  contest_corrected: sitePaths.dashboard,
};

const isForExperts = (notice: Notice): boolean => pages[notice] !== sitePaths.dashboard;

/** @internal */
export function smsOf(news: News, publicUrl: string | undefined, language: Language, requests = 1): string {
  const link = publicUrl && publicUrl.replace(/\/+$/, '') + traits[language].basePath + pages[news.notice];
  const { templates } = wordsIn(language).sms;
  switch (news.notice) {
    case 'privacy_due':
      return asPlainText(language, templates.privacy_due({ ...news.request, link }));
    case 'privacy_received':
      return asPlainText(language, templates.privacy_received({ ...news.request, link, requests }));
    default:
      return asPlainText(language, templates[news.notice]({ ...news.request, link, requests }));
  }
}

/** `id` is the same at each try. */
function webhookBodyOf(due: News & { id: string }, publicUrl: string | undefined, language: Language) {
  return { id: due.id, notice: due.notice, text: smsOf(due, publicUrl, language) };
}
