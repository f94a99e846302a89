import {
  requeueNotification,
  settleInterrupted,
  settleNotification,
  takeDueNotification,
  type DueNotification,
} from '@soumdar/db';
import { secondsAfter } from '../clock.ts';
import type { Services } from '../services.ts';
import { SmsHeldBackError, SmsNotTakenError } from '../sms/message.ts';
import { sendWithinCeiling } from '../sms/send-within-ceiling.ts';
import { chooseWay } from './choose-way.ts';
import { postToExperts } from './post-to-experts.ts';
import { smsOf } from './texts.ts';

/** Waits between five tries, over some five hours in all: an outage of the gateway is mostly over by then. */
const waitsSeconds = [60, 10 * 60, 3600, 4 * 3600];
/** No try takes nearly so long: one found under way after it was cut off. */
const interruptedAfterSeconds = 600;

/**
 * Sends what is due, one after the other, until nothing is or the signal is aborted; processes share the work. An
 * SMS leaves at most once: one that may have left is not sent again. The webhook may be posted the same notice again.
 */
export async function sendDueNotifications(services: Services, signal?: AbortSignal): Promise<void> {
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

async function sendAndSettle(services: Services, due: DueNotification): Promise<void> {
  const { database, clock, settings } = services;
  const settle = (status: 'sent' | 'failed' | 'skipped', error: string | null) =>
    settleNotification(database.kysely, due.id, status, error, clock());
  const way = chooseWay(due);
  if (way.kind === 'none') return settle('skipped', way.because);
  try {
    if (way.kind === 'webhook') await postToExperts(settings, due);
    else
      await sendWithinCeiling(services, 'mayWait', { to: way.phone, text: smsOf(due, settings.publicUrl) });
  } catch (error) {
    services.log.warn({ err: error, notice: due.notice, attempts: due.attempts }, 'a notice was not sent');
    const reason = error instanceof Error ? error.message : String(error);
    const next = nextTry(due.attempts, way.kind, error);
    if (next) {
      const { attempts, waitSeconds } = next;
      const nextAttemptAt = secondsAfter(clock(), waitSeconds);
      return requeueNotification(database.kysely, due.id, { error: reason, attempts, nextAttemptAt });
    }
    await settle('failed', reason);
    services.alert(`The notice ${due.notice} ${due.id} is given up: ${reason}.`);
    return;
  }
  await settle('sent', null);
}

/** How long a notice waits, and how many tries it then has behind it; undefined when it is given up. */
function nextTry(
  attempts: number,
  way: 'sms' | 'webhook',
  error: unknown,
): { waitSeconds: number; attempts: number } | undefined {
  // that was no try: the gateway was not asked
  if (error instanceof SmsHeldBackError) return { waitSeconds: error.waitSeconds, attempts: attempts - 1 };
  if (way === 'sms' && !(error instanceof SmsNotTakenError)) return undefined;
  const waitSeconds = waitsSeconds[attempts - 1];
  return waitSeconds === undefined ? undefined : { waitSeconds, attempts };
}
