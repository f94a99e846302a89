import { sitePaths } from '@soumdar/contract';
import {
  lastRequestSms,
  listWaitingRequests,
  requeueNotification,
  settleInterrupted,
  settleNotification,
  skipNotifications,
  takeDueNotification,
  type DueNotification,
  type News,
  type Notice,
} from '@soumdar/db';
import { defaultLanguage, wordsIn, type Language } from '@soumdar/words';
import { hourSeconds, secondsAfter, secondsBefore } from '../process/clock.ts';
import { HeldBackError, NotTakenError } from '../sending/errors.ts';
import type { Settings } from '../settings/settings.ts';
import { sendSmsWithinCeiling, type SmsServices } from '../sms/send-within-ceiling.ts';

const webhookTimeoutMs = 8000;
/** Over some five hours, longer than most outages of the gateway. */
const retryWaitsSeconds = [60, 10 * 60, hourSeconds, 4 * hourSeconds];
/** Between two SMS to an expert, however many requests are new. */
const betweenRequestsSeconds = 600;
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
      if (due.notice === 'request_received') {
        await holdBackSoonAfter(services, { id: due.id, accountId: way.accountId });
        others = await listWaitingRequests(database.kysely, way.accountId);
      }
      const dueAt = [due.request.dueAt, ...others.map((other) => other.dueAt)].sort()[0]!;
      const news = { ...due, request: { ...due.request, dueAt } } as News;
      const text = smsOf(news, settings.publicUrl, defaultLanguage, 1 + others.length);
      await sendSmsWithinCeiling(services, 'mayWait', { to: way.phone, text });
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

/** @throws HeldBackError soon after an SMS of new requests: the next one covers them all */
async function holdBackSoonAfter(
  { database, clock }: SmsServices,
  notice: { id: string; accountId: string },
): Promise<void> {
  const now = clock();
  const since = secondsBefore(now, betweenRequestsSeconds);
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
  { kind: 'sms'; accountId: string; phone: string } | { kind: 'webhook' } | { kind: 'none'; because: string };

/** Much may have changed since the notice was queued. */
function chooseWay({ notice, recipient, request }: DueNotification): Way {
  if (isForExperts(notice) && request.closed) return { kind: 'none', because: 'the request is closed' };
  if (recipient === null) return { kind: 'webhook' };
  const { accountId, phone, isExpert, wantsNotices, limited } = recipient;
  if (isForExperts(notice) && !isExpert) return { kind: 'none', because: 'no longer an expert' };
  if (phone === null) return { kind: 'none', because: 'no verified phone' };
  if (!wantsNotices) return { kind: 'none', because: 'no messages wanted' };
  if (limited) return { kind: 'none', because: 'the use of the data is suspended' };
  return { kind: 'sms', accountId, phone };
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
};

function isForExperts(notice: Notice): boolean {
  return notice !== 'request_completed' && notice !== 'request_cancelled';
}

/** @internal */
export function smsOf(news: News, publicUrl: string | undefined, language: Language, requests = 1): string {
  const link = publicUrl && `${publicUrl.replace(/\/+$/, '')}${pages[news.notice]}`;
  const { templates } = wordsIn(language).sms;
  switch (news.notice) {
    case 'privacy_received':
    case 'privacy_due':
      return templates[news.notice]({ ...news.request, link });
    default:
      return templates[news.notice]({ ...news.request, link, requests });
  }
}

/** `id` is the same at each try. */
function webhookBodyOf(due: News & { id: string }, publicUrl: string | undefined, language: Language) {
  return { id: due.id, notice: due.notice, text: smsOf(due, publicUrl, language) };
}
