import { isInternationalTunisianMobile } from '@soumdar/contract';
import { takeHit } from '@soumdar/db';
import { limits, refusedByLimit, uncount } from '../limits/limits.ts';
import type { Services } from '../services.ts';
import { SmsCeilingError, SmsNotTakenError, type SendSms } from './message.ts';

/**
 * The one way out for an SMS. Numbers abroad, landlines and premium ones are refused before they cost anything, and
 * so is everything once the day's ceiling is reached. What may have been sent counts as sent.
 *
 * @throws SmsNotTakenError when it was certainly not sent, SmsCeilingError among them
 */
export async function sendWithinCeiling(services: Services, sms: Parameters<SendSms>[0]): Promise<void> {
  const { metrics } = services;
  if (!isInternationalTunisianMobile(sms.to)) {
    metrics.countSms('foreign');
    throw new SmsNotTakenError('the number is no Tunisian mobile');
  }
  const ceiling = limits.smsOfTheSite(services);
  const hit = await takeHit(services.database.kysely, ceiling, services.clock());
  if (!hit.accepted) {
    metrics.countSms('ceiling');
    await alertOfCeiling(services, ceiling.most);
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

async function alertOfCeiling(services: Services, ceiling: number): Promise<void> {
  if (await refusedByLimit(services, limits.alertsAbout('the SMS ceiling'))) return;
  services.alert(`The daily ceiling of ${ceiling} SMS is reached: none is sent any more.`);
}
