import { randomUUID } from 'node:crypto';
import { insertEmails, type EmailKind, type SchemaTransaction } from '@soumdar/db';
import { newMessageId } from './message.ts';
import type { EmailServices } from './send-within-ceiling.ts';
import type { EmailContent } from './templates/layout.ts';

interface EmailToAccount {
  accountId: string;
  content: EmailContent;
}

/**
 * Queues emails to accounts. They are sent within seconds after the transaction is committed, and not at all when it is rolled
 * back. Nothing is queued for an address that is not verified or refused too often, nor for an owner who did not ask for alerts
 * or whose data may not be used.
 *
 * @returns the accounts of those queued
 */
export function queueEmails(
  { settings, clock }: Pick<EmailServices, 'clock' | 'settings'>,
  trx: SchemaTransaction,
  kind: EmailKind,
  emails: EmailToAccount[],
): Promise<Set<string>> {
  const queued = emails.map((email) => {
    const id = randomUUID();
    return { ...email, id, messageId: newMessageId(settings.email.from, id) };
  });
  return insertEmails(trx, kind, queued, clock());
}

/** @returns whether it was queued */
export async function queueEmail(
  services: Pick<EmailServices, 'clock' | 'settings'>,
  trx: SchemaTransaction,
  { kind, ...email }: EmailToAccount & { kind: EmailKind },
): Promise<boolean> {
  return (await queueEmails(services, trx, kind, [email])).size > 0;
}
