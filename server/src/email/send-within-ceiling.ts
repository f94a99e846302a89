import { mostThatMayWait } from '@soumdar/contract';
import { takeHit, type TakenHit } from '@soumdar/db';
import type { Alert } from '../alert.ts';
import type { Refusal } from '../http/refusal.ts';
import {
  noteAnswer,
  noteTrouble,
  secondsToHoldBack,
  secondsUntilProbe,
  type Urgency,
} from '../limits/gateway-pause.ts';
import { limits, refusedByLimit, uncount, type LimitServices } from '../limits/limits.ts';
import type { Log } from '../log.ts';
import {
  EmailAddressRefusedError,
  EmailHeldBackError,
  EmailNotTakenError,
  EmailPausedError,
  EmailUnreachedError,
  type OutgoingEmail,
  type SendEmail,
} from './message.ts';

/**
 * How an email ended: `unknown` when the mail server may have taken it, `refused` when it refuses the address, `paused` when it
 * was not asked after trouble with it.
 */
export type EmailOutcome = 'sent' | 'failed' | 'refused' | 'unknown' | 'paused' | 'ceiling';

/** What it takes to send an email. */
export interface EmailServices extends LimitServices {
  log: Log;
  alert: Alert;
  metrics: { countEmail(outcome: EmailOutcome): void };
  sendEmail: SendEmail;
}

/**
 * The only way to send an email. All is refused once the day's ceiling is reached, what may wait once three quarters of it are,
 * and everything while sending pauses after trouble with the mail server. What may have been sent counts as sent.
 *
 * @throws EmailNotTakenError when it was certainly not sent, EmailHeldBackError and EmailAddressRefusedError among them
 */
export async function sendEmailWithinCeiling(
  services: EmailServices,
  urgency: Urgency,
  email: OutgoingEmail,
): Promise<void> {
  const hit = await admit(services, urgency).catch((error: unknown) => {
    if (error instanceof EmailNotTakenError) throw error;
    throw new EmailNotTakenError('it could not be counted', { cause: error });
  });
  const { metrics } = services;
  try {
    await services.sendEmail(email, urgency);
  } catch (error) {
    const mayBeSent = !(error instanceof EmailNotTakenError);
    metrics.countEmail(outcomeOf(error));
    await recordOutcome(services, async () => {
      if (!mayBeSent) await uncount(services, [hit]);
      await (mayBeSent || error instanceof EmailUnreachedError
        ? noteTrouble(services, 'email')
        : noteAnswer(services, 'email'));
    });
    throw error;
  }
  metrics.countEmail('sent');
  await recordOutcome(services, () => noteAnswer(services, 'email'));
}

/** All that is checked and counted before the mail server is asked. */
async function admit(services: EmailServices, urgency: Urgency): Promise<TakenHit> {
  const { metrics } = services;
  const ceiling = limits.emailsOfTheSite(services);
  const most = urgency === 'atOnce' ? ceiling.most : mostThatMayWait(ceiling.most);
  const hit = await takeHit(services.database.kysely, { ...ceiling, most }, services.clock());
  if (!hit.accepted) {
    metrics.countEmail('ceiling');
    await alertOfCeiling(services, urgency, most);
    throw new EmailHeldBackError('the ceiling of the day is reached', hit.waitSeconds);
  }
  const pausedSeconds = await secondsToHoldBack(services, 'email', urgency);
  if (pausedSeconds > 0) {
    metrics.countEmail('paused');
    await uncount(services, [hit]);
    throw new EmailPausedError(pausedSeconds);
  }
  return hit;
}

function outcomeOf(error: unknown): EmailOutcome {
  if (error instanceof EmailAddressRefusedError) return 'refused';
  return error instanceof EmailNotTakenError ? 'failed' : 'unknown';
}

/** The sender hears what became of the email even when that cannot be recorded. */
async function recordOutcome({ log }: EmailServices, note: () => Promise<unknown>): Promise<void> {
  await note().catch((error: unknown) =>
    log.error({ err: error }, 'the outcome of an email could not be recorded'),
  );
}

/** Once an hour, as all alerts: a ceiling that is reached day by day is too low. */
export async function alertOfCeiling(services: EmailServices, urgency: Urgency, most: number): Promise<void> {
  if (await refusedByLimit(services, limits.alertsAbout(`the ceiling of emails, ${urgency}`))) return;
  services.alert(
    urgency === 'atOnce'
      ? `The daily ceiling of ${most} emails is reached: none is sent any more.`
      : `${most} emails were sent today: those of the queue wait until the day is over, the rest is kept for codes.`,
  );
}

/** A refusal as long as no code would be sent by email. Nothing is counted, so a concurrent call may still be quicker. */
export async function emailRefusedWhilePaused(services: EmailServices): Promise<Refusal | undefined> {
  const waitTime = await secondsUntilProbe(services, 'email');
  if (waitTime === 0) return undefined;
  services.metrics.countEmail('paused');
  return { refused: 'emailServiceError', waitTime };
}
