import { asPlainText } from '@soumdar/words';
import type { TakenHit } from '@soumdar/db';
import type { Urgency } from '../limits/gateway-pause.ts';
import { sendReserved } from '../sending/send-within-ceiling.ts';
import { newMessageId, type OutgoingEmail } from './message.ts';
import { byEmail, sendEmailWithinCeiling, type EmailServices } from './send-within-ceiling.ts';
import { renderEmail, type EmailContent } from './templates/layout.ts';

/**
 * Not stored, not tried again.
 * @throws NotTakenError when it was certainly not sent; after any other error it may have been
 */
export function sendEmailNow(
  services: EmailServices,
  to: string,
  content: EmailContent,
  urgency: Urgency = 'atOnce',
): Promise<void> {
  return sendEmailWithinCeiling(services, urgency, outgoing(services, to, content));
}

/** For an email that was counted by `reserveSending`. */
export function sendReservedEmail(
  services: EmailServices,
  hit: TakenHit,
  to: string,
  content: EmailContent,
): Promise<void> {
  const email = outgoing(services, to, content);
  return sendReserved(services, byEmail(services), hit, () => services.sendEmail(email, 'atOnce'));
}

function outgoing({ settings }: EmailServices, to: string, content: EmailContent): OutgoingEmail {
  return {
    to,
    subject: asPlainText(content.language, content.subject),
    ...renderEmail(content, settings),
    messageId: newMessageId(settings.email.from),
  };
}
