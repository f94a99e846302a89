import { isInternationalTunisianMobile, mostSmsThatMayWait } from '@soumdar/contract';
import { takeHit, forgetHits, secondsUntilRoom, type TakenHit } from '@soumdar/db';
import type { Alert } from '../alert.ts';
import type { Refusal } from '../http/refusal.ts';
import { limits, refusedByLimit, uncount, type LimitServices } from '../limits/limits.ts';
import type { Log } from '../log.ts';
import {
  SmsHeldBackError,
  SmsNotTakenError,
  SmsPausedError,
  SmsUnreachedError,
  type SendSms,
  type Urgency,
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
  const most = urgency === 'atOnce' ? ceiling.most : mostSmsThatMayWait(ceiling.most);
  const hit = await takeHit(services.database.kysely, { ...ceiling, most }, services.clock());
  if (!hit.accepted) {
    metrics.countSms('ceiling');
    await alertOfCeiling(services, urgency, most);
    throw new SmsHeldBackError('the ceiling of the day is reached', hit.waitSeconds);
  }
  const pausedSeconds = await secondsToHoldBack(services, urgency);
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
      await (mayBeSent || error instanceof SmsUnreachedError ? noteTrouble(services) : noteAnswer(services));
    });
    throw error;
  }
  metrics.countSms('sent');
  await recordOutcome(services, () => noteAnswer(services));
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
 * Sending pauses after five messages in a row, to whomever, met trouble: the gateway could not be reached, or did not
 * answer properly and may have sent them. From then on one sending in so many seconds tests whether the gateway is
 * back. Codes do so once a minute, so that an outage uses little of the day's ceiling; notices, which may be lost by
 * it and are not sent again, only where no code was requested for a while.
 */
const pauseSeconds: Record<Urgency, number> = { atOnce: 60, mayWait: 600 };

/**
 * A refusal as long as no code would be sent. Nothing is counted, so a concurrent call may still be quicker.
 */
export async function refusedWhilePaused(services: SmsServices): Promise<Refusal | undefined> {
  const { database, clock, metrics } = services;
  if (!(await isTroubled(services))) return undefined;
  const probes = limits.smsProbes(pauseSeconds.atOnce);
  const waitTime = await secondsUntilRoom(database.kysely, probes, clock());
  if (waitTime === 0) return undefined;
  metrics.countSms('paused');
  return { refused: 'smsServiceError', waitTime };
}

/** Seconds that a sending must wait; 0 when it may go ahead: after a pause that is one sending alone. */
async function secondsToHoldBack(services: SmsServices, urgency: Urgency): Promise<number> {
  if (!(await isTroubled(services))) return 0;
  return takeProbe(services, urgency);
}

/** Records that the gateway could not be reached or did not answer properly. */
async function noteTrouble(services: SmsServices): Promise<void> {
  const { database, clock, alert } = services;
  await takeHit(database.kysely, limits.smsTroubles(), clock());
  if (!(await isTroubled(services))) return;
  // this begins the pause
  await takeProbe(services, 'atOnce');
  if (await refusedByLimit(services, limits.alertsAbout('trouble with the SMS gateway'))) return;
  const { most } = limits.smsTroubles();
  alert(
    `The SMS gateway gave no answer of its own ${most} times in a row: sending pauses, and it is tried once a minute.`,
  );
}

/**
 * Records that the gateway answered properly, even with a refusal: a number that is always refused cannot prolong a
 * pause.
 */
function noteAnswer({ database }: SmsServices): Promise<void> {
  const { smsTroubles, smsProbes } = limits;
  return forgetHits(database.kysely, [smsTroubles().key, smsProbes(pauseSeconds.atOnce).key]);
}

async function isTroubled({ database, clock }: SmsServices): Promise<boolean> {
  return (await secondsUntilRoom(database.kysely, limits.smsTroubles(), clock())) > 0;
}

async function takeProbe({ database, clock }: SmsServices, urgency: Urgency): Promise<number> {
  const probe = await takeHit(database.kysely, limits.smsProbes(pauseSeconds[urgency]), clock());
  return probe.accepted ? 0 : probe.waitSeconds;
}
