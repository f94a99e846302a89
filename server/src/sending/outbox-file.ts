import { appendFile, readFile } from 'node:fs/promises';
import { NotTakenError } from './errors.ts';

export type OutboxLine<Message> = Message & {
  /** ISO 8601 UTC */
  sentAt: string;
};

const onlyOwner = 0o600;

/** For development. */
export async function appendToOutbox(file: string, message: object): Promise<void> {
  const line = JSON.stringify({ ...message, sentAt: new Date().toISOString() });
  await appendFile(file, `${line}\n`, { mode: onlyOwner }).catch((error: unknown) => {
    throw new NotTakenError('the outbox cannot be written', { cause: error });
  });
}

/** Oldest first. */
export async function readOutbox<Message>(file: string): Promise<OutboxLine<Message>[]> {
  const lines = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as OutboxLine<Message>);
}
