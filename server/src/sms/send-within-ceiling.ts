import { isInternationalTunisianMobile } from '@soumdar/contract';
import type { TakenHit } from '@soumdar/db';
import type { Refusal } from '../http/refusal.ts';
import type { Urgency } from '../limits/gateway-pause.ts';
import { limits } from '../limits/limits.ts';
import { NotTakenError } from '../sending/errors.ts';
import {
  refusedWhilePaused,
  sendReserved,
  sendWithinCeiling,
  type Channel,
  type Outcome,
  type SendingServices,
} from '../sending/send-within-ceiling.ts';
import type { SendSms, Sms } from './message.ts';

/** `foreign`: not a Tunisian mobile. */
export type SmsOutcome = Outcome | 'foreign';

export interface SmsServices extends SendingServices {
  metrics: { countSms(outcome: SmsOutcome): void };
  sendSms: SendSms;
}

export const bySms = (services: SmsServices): Channel => ({
  gateway: 'sms',
  ceiling: limits.smsOfTheSite(services),
  count: (outcome) => services.metrics.countSms(outcome),
  refusal: 'smsServiceError',
  words: { oneMessage: 'an SMS', messages: 'SMS', thoseThatWait: 'notices', theGateway: 'the gateway' },
});

/**
 * With `sendReservedSms` the only way to send an SMS. Foreign, landline and premium numbers are refused before they cost anything.
 * @throws NotTakenError when it was certainly not sent, HeldBackError among them
 */
export async function sendSmsWithinCeiling(services: SmsServices, urgency: Urgency, sms: Sms): Promise<void> {
  refuseForeign(services, sms);
  await sendWithinCeiling(services, bySms(services), urgency, () => services.sendSms(sms));
}

/** For an SMS that was counted by `reserveSending`. */
export async function sendReservedSms(services: SmsServices, hit: TakenHit, sms: Sms): Promise<void> {
  refuseForeign(services, sms);
  await sendReserved(services, bySms(services), hit, () => services.sendSms(sms));
}

function refuseForeign({ metrics }: SmsServices, { to }: Sms): void {
  if (isInternationalTunisianMobile(to)) return;
  metrics.countSms('foreign');
  throw new NotTakenError('the number is no Tunisian mobile');
}

export function smsRefusedWhilePaused(services: SmsServices): Promise<Refusal | undefined> {
  return refusedWhilePaused(services, bySms(services));
}
