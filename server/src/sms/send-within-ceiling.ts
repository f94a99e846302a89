import { isInternationalTunisianMobile, mostSmsThatMayWait } from '@soumdar/contract';
import { takeHit } from '@soumdar/db';
import { limits, refusedByLimit, uncount } from '../limits/limits.ts';
import type { Services } from '../services.ts';
import { SmsCeilingError, SmsNotTakenError, type SendSms } from './message.ts';

/** Sent now or never, or again later when the day has no room for it. */
type Urgency = 'atOnce' | 'mayWait';

/**
 * The one way out for an SMS. Numbers abroad, landlines and premium ones are refused before they cost anything, and
 * so is everything once the day's ceiling is reached, what may wait once three quarters of it are. What may have been
 * sent counts as sent.
 *
 * @throws SmsNotTakenError when it was certainly not sent, SmsCeilingError among them
 */
export async function sendWithinCeiling(
  services: Services,
  urgency: Urgency,
  sms: Parameters<SendSms>[0],
): Promise<void> {
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
    throw new SmsCeilingError(hit.waitSeconds);
  }
  try {
    await services.sendSms(sms);
    metrics.countSms('sent');
  } catch (error) {
    metrics.countSms(error instanceof SmsNotTakenError ? 'failed' : 'unknown');
    if (error instanceof SmsNotTakenError) await uncount(services, ceiling);
    throw error;
  }
}

async function alertOfCeiling(services: Services, urgency: Urgency, most: number): Promise<void> {
  if (await refusedByLimit(services, limits.alertsAbout(`the ceiling of SMS, ${urgency}`))) return;
  services.alert(
    urgency === 'atOnce'
      ? `The daily ceiling of ${most} SMS is reached: none is sent any more.`
      : `${most} SMS were sent today: notices wait until the day is over, the rest is kept for codes.`,
  );
}
