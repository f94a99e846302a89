import { appendFile, readFile } from 'node:fs/promises';
import type { Log } from '../log.ts';
import { EmailNotTakenError, type OutgoingEmail, type SendEmail } from './message.ts';

export type OutboxEmail = Pick<OutgoingEmail, 'to' | 'subject' | 'text' | 'html'> & {
  /** ISO 8601 UTC */
  sentAt: string;
};

const onlyOwner = 0o600;

/** For development: emails go to a file and are read at /dev/emails. */
export function createOutbox(file: string, log: Pick<Log, 'info'>): SendEmail {
  return async ({ to, subject, text, html }) => {
    const line: OutboxEmail = { to, subject, text, html, sentAt: new Date().toISOString() };
    await appendFile(file, `${JSON.stringify(line)}\n`, { mode: onlyOwner }).catch((error: unknown) => {
      throw new EmailNotTakenError('the outbox cannot be written', { cause: error });
    });
    log.info({}, 'an email is in the outbox: read it at /dev/emails');
  };
}

/** The emails of an outbox, oldest first; none when nothing was ever sent. */
export async function readEmailOutbox(file: string): Promise<OutboxEmail[]> {
  const lines = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as OutboxEmail);
}
