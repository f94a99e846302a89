import type { Refusal } from '../http/refusal.ts';
import type { Urgency } from '../limits/gateway-pause.ts';
import { limits } from '../limits/limits.ts';
import {
  refusedWhilePaused,
  sendWithinCeiling,
  type Channel,
  type Outcome,
  type SendingServices,
} from '../sending/send-within-ceiling.ts';
import { EmailAddressRefusedError, type OutgoingEmail, type SendEmail } from './message.ts';

/** `refused` for good, because of the address. */
export type EmailOutcome = Outcome | 'refused';

export interface EmailServices extends SendingServices {
  metrics: { countEmail(outcome: EmailOutcome): void };
  sendEmail: SendEmail;
}

export const byEmail = (services: EmailServices): Channel => ({
  gateway: 'email',
  ceiling: limits.emailsOfTheSite(services),
  count: (outcome, error) =>
    services.metrics.countEmail(error instanceof EmailAddressRefusedError ? 'refused' : outcome),
  refusal: 'emailServiceError',
  words: {
    oneMessage: 'an email',
    messages: 'emails',
    thoseThatWait: 'those of the queue',
    theGateway: 'the mail server',
  },
});

/**
 * The only way to send an email.
 * @throws NotTakenError when it was certainly not sent, HeldBackError and EmailAddressRefusedError among them
 */
export function sendEmailWithinCeiling(
  services: EmailServices,
  urgency: Urgency,
  email: OutgoingEmail,
): Promise<void> {
  return sendWithinCeiling(services, byEmail(services), urgency, () => services.sendEmail(email, urgency));
}

export function emailRefusedWhilePaused(services: EmailServices): Promise<Refusal | undefined> {
  return refusedWhilePaused(services, byEmail(services));
}
