import type { Log } from '../log.ts';
import type { EmailSettings } from '../settings/email-settings.ts';
import type { SendEmail } from './message.ts';
import { createOutbox } from './outbox.ts';
import { createSmtp } from './smtp.ts';

/** The mail server of the settings. */
export function createSendEmail(settings: EmailSettings, log: Pick<Log, 'info'>): SendEmail {
  return settings.provider === 'outbox' ? createOutbox(settings.file, log) : createSmtp(settings);
}
