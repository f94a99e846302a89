import { isInternationalTunisianMobile, mostSmsThatMayWait } from '@soumdar/contract';
import { takeHit, type TakenHit } from '@soumdar/db';
import { limits, refusedByLimit, uncount } from '../limits/limits.ts';
import type { Services } from '../services.ts';
import { noteAnswer, noteTrouble, secondsToHoldBack } from './gateway-pause.ts';
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
 * The one way out for an SMS. Numbers abroad, landlines and premium ones are refused before they cost anything, and
 * so is everything once the day's ceiling is reached, what may wait once three quarters of it are, and while sending
 * pauses after trouble with the gateway. What may have been sent counts as sent.
 *
 * @throws SmsNotTakenError when it was certainly not sent, SmsHeldBackError among them
 */
export async function sendWithinCeiling(services: Services, urgency: Urgency, sms: Sms): Promise<void> {
  const hit = await admit(services, urgency, sms).catch((error: unknown) => {
    if (error instanceof SmsNotTakenError) throw error;
    throw new SmsNotTakenError('it could not be counted', { cause: error });
  });
  await handToGateway(services, sms, hit);
}

/** All that comes before the gateway is asked. */
async function admit(services: Services, urgency: Urgency, sms: Sms): Promise<TakenHit> {
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

async function handToGateway(services: Services, sms: Sms, hit: TakenHit): Promise<void> {
  const { metrics } = services;
  try {
    await services.sendSms(sms);
  } catch (error) {
    const mayBeSent = !(error instanceof SmsNotTakenError);
    metrics.countSms(mayBeSent ? 'unknown' : 'failed');
    await keepBooks(services, async () => {
      if (!mayBeSent) await uncount(services, [hit]);
      await (mayBeSent || error instanceof SmsUnreachedError ? noteTrouble(services) : noteAnswer(services));
    });
    throw error;
  }
  metrics.countSms('sent');
  await keepBooks(services, () => noteAnswer(services));
}

/** What became of the message is told to whoever sent it, whatever becomes of our counts. */
async function keepBooks({ log }: Services, note: () => Promise<unknown>): Promise<void> {
  await note().catch((error: unknown) => log.error({ err: error }, 'what became of an SMS was not counted'));
}

async function alertOfCeiling(services: Services, urgency: Urgency, most: number): Promise<void> {
  if (await refusedByLimit(services, limits.alertsAbout(`the ceiling of SMS, ${urgency}`))) return;
  services.alert(
    urgency === 'atOnce'
      ? `The daily ceiling of ${most} SMS is reached: none is sent any more.`
      : `${most} SMS were sent today: notices wait until the day is over, the rest is kept for codes.`,
  );
}
