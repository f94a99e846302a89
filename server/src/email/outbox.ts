import type { Log } from '../log.ts';
import { appendToOutbox, readOutbox, type OutboxLine } from '../sending/outbox-file.ts';
import type { OutgoingEmail, SendEmail } from './message.ts';

export type OutboxEmail = OutboxLine<Pick<OutgoingEmail, 'to' | 'subject' | 'text' | 'html'>>;

/** For development: emails go to a file and are read at /dev/emails. */
export function createOutbox(file: string, log: Pick<Log, 'info'>): SendEmail {
  return async ({ to, subject, text, html }) => {
    await appendToOutbox(file, { to, subject, text, html });
    log.info({}, 'an email is in the outbox: read it at /dev/emails');
  };
}

/** The emails of an outbox, oldest first. */
export function readEmailOutbox(file: string): Promise<OutboxEmail[]> {
  return readOutbox(file);
}
