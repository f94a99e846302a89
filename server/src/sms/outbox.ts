import type { Log } from '../log.ts';
import { appendToOutbox, readOutbox, type OutboxLine } from '../sending/outbox-file.ts';
import { maskPhone, type SendSms, type Sms } from './message.ts';

export type OutboxSms = OutboxLine<Sms>;

/** For development: messages go to a file and are read at /dev/sms. */
export function createOutbox(file: string, log: Pick<Log, 'info'>): SendSms {
  return async ({ to, text }) => {
    await appendToOutbox(file, { to, text });
    log.info({ to: maskPhone(to) }, 'an SMS is in the outbox: read it at /dev/sms');
  };
}

/** The messages of an outbox, newest first. */
export async function readSmsOutbox(file: string): Promise<OutboxSms[]> {
  return (await readOutbox<Sms>(file)).toReversed();
}
