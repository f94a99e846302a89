import { appendFile, readFile } from 'node:fs/promises';
import type { Log } from '../log.ts';
import { maskPhone, SmsNotTakenError, type SendSms } from './message.ts';

export interface OutboxLine {
  to: string;
  text: string;
  /** ISO 8601 UTC */
  sentAt: string;
}

const onlyOwner = 0o600;

/** For development: messages go to a file and are read at /dev/sms. */
export function createOutbox(file: string, log: Pick<Log, 'info'>): SendSms {
  return async ({ to, text }) => {
    const line: OutboxLine = { to, text, sentAt: new Date().toISOString() };
    await appendFile(file, `${JSON.stringify(line)}\n`, { mode: onlyOwner }).catch((error: unknown) => {
      throw new SmsNotTakenError('the outbox cannot be written', { cause: error });
    });
    log.info({ to: maskPhone(to) }, 'an SMS is in the outbox: read it at /dev/sms');
  };
}

/** The messages of an outbox, newest first; none when nothing was ever sent. */
export async function readOutbox(file: string): Promise<OutboxLine[]> {
  const lines = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as OutboxLine)
    .toReversed();
}
