import { isInternationalTunisianMobile, mostThatMayWait } from '@soumdar/contract';
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
  SmsHeldBackError,
  SmsNotTakenError,
  SmsPausedError,
  SmsUnreachedError,
  type SendSms,
} from './message.ts';

type Sms = Parameters<SendSms>[0];

/**
 * How an SMS ended: `unknown` when the gateway may have sent it, `paused` when it was not asked after trouble with it,
 * `foreign` when the number is not a Tunisian mobile.
 */
export type SmsOutcome = 'sent' | 'failed' | 'unknown' | 'paused' | 'ceiling' | 'foreign';

/** What it takes to send an SMS. */
export interface SmsServices extends LimitServices {
  log: Log;
  alert: Alert;
  metrics: { countSms(outcome: SmsOutcome): void };
  sendSms: SendSms;
}

/**
 * The only way to send an SMS. Numbers abroad, landlines and premium numbers are refused before they cost anything.
 * So is everything once the day's ceiling is reached, what may wait once three quarters of it are, and everything
 * while sending pauses after trouble with the gateway. What may have been sent counts as sent.
 *
 * @throws SmsNotTakenError when it was certainly not sent, SmsHeldBackError among them
 */
export async function sendWithinCeiling(services: SmsServices, urgency: Urgency, sms: Sms): Promise<void> {
  const hit = await admit(services, urgency, sms).catch((error: unknown) => {
    if (error instanceof SmsNotTakenError) throw error;
    throw new SmsNotTakenError('it could not be counted', { cause: error });
  });
  await handToGateway(services, sms, hit);
}

/** All checks and counts before the gateway is asked. */
async function admit(services: SmsServices, urgency: Urgency, sms: Sms): Promise<TakenHit> {
  const { metrics } = services;
  if (!isInternationalTunisianMobile(sms.to)) {
    metrics.countSms('foreign');
    throw new SmsNotTakenError('the number is no Tunisian mobile');
  }
  const ceiling = limits.smsOfTheSite(services);
  const most = urgency === 'atOnce' ? ceiling.most : mostThatMayWait(ceiling.most);
  const hit = await takeHit(services.database.kysely, { ...ceiling, most }, services.clock());
  if (!hit.accepted) {
    metrics.countSms('ceiling');
    await alertOfCeiling(services, urgency, most);
    throw new SmsHeldBackError('the ceiling of the day is reached', hit.waitSeconds);
  }
  const pausedSeconds = await secondsToHoldBack(services, 'sms', urgency);
  if (pausedSeconds > 0) {
    metrics.countSms('paused');
    await uncount(services, [hit]);
    throw new SmsPausedError(pausedSeconds);
  }
  return hit;
}

async function handToGateway(services: SmsServices, sms: Sms, hit: TakenHit): Promise<void> {
  const { metrics } = services;
  try {
    await services.sendSms(sms);
  } catch (error) {
    const mayBeSent = !(error instanceof SmsNotTakenError);
    metrics.countSms(mayBeSent ? 'unknown' : 'failed');
    await recordOutcome(services, async () => {
      if (!mayBeSent) await uncount(services, [hit]);
      await (mayBeSent || error instanceof SmsUnreachedError
        ? noteTrouble(services, 'sms')
        : noteAnswer(services, 'sms'));
    });
    throw error;
  }
  metrics.countSms('sent');
  await recordOutcome(services, () => noteAnswer(services, 'sms'));
}

/** The sender hears what became of the message even when that cannot be recorded. */
async function recordOutcome({ log }: SmsServices, note: () => Promise<unknown>): Promise<void> {
  await note().catch((error: unknown) =>
    log.error({ err: error }, 'the outcome of an SMS could not be recorded'),
  );
}

async function alertOfCeiling(services: SmsServices, urgency: Urgency, most: number): Promise<void> {
  if (await refusedByLimit(services, limits.alertsAbout(`the ceiling of SMS, ${urgency}`))) return;
  services.alert(
    urgency === 'atOnce'
      ? `The daily ceiling of ${most} SMS is reached: none is sent any more.`
      : `${most} SMS were sent today: notices wait until the day is over, the rest is kept for codes.`,
  );
}

/**
 * A refusal as long as no code would be sent. Nothing is counted, so a concurrent call may still be quicker.
 */
export async function refusedWhilePaused(services: SmsServices): Promise<Refusal | undefined> {
  const waitTime = await secondsUntilProbe(services, 'sms');
  if (waitTime === 0) return undefined;
  services.metrics.countSms('paused');
  return { refused: 'smsServiceError', waitTime };
}
