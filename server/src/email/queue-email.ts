import { randomUUID } from 'node:crypto';
import { insertEmail, type EmailKind, type SchemaTransaction } from '@soumdar/db';
import { newMessageId } from './message.ts';
import type { EmailServices } from './send-within-ceiling.ts';
import type { EmailContent } from './templates/layout.ts';

/**
 * Queues an email to the account. It is sent within seconds after the transaction is committed, and not at all when it is rolled
 * back. Nothing is queued for an address that is not verified or refused too often, nor for an owner who did not ask for alerts
 * or whose data may not be used.
 *
 * @returns whether it was queued
 */
export function queueEmail(
  { settings, clock }: Pick<EmailServices, 'clock' | 'settings'>,
  trx: SchemaTransaction,
  { accountId, kind, content }: { accountId: string; kind: EmailKind; content: EmailContent },
): Promise<boolean> {
  const id = randomUUID();
  const messageId = newMessageId(settings.email.from, id);
  return insertEmail(trx, { accountId, id, kind, messageId, content }, clock());
}
