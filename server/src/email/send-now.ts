import { newMessageId } from './message.ts';
import { sendEmailWithinCeiling, type EmailServices } from './send-within-ceiling.ts';
import { renderEmail, type EmailContent } from './templates/layout.ts';

/**
 * Not stored, not tried again.
 * @throws NotTakenError when it was certainly not sent; after any other error it may have been
 */
export function sendEmailNow(services: EmailServices, to: string, content: EmailContent): Promise<void> {
  const { settings } = services;
  return sendEmailWithinCeiling(services, 'atOnce', {
    to,
    subject: content.subject,
    ...renderEmail(content, settings),
    messageId: newMessageId(settings.email.from),
  });
}
