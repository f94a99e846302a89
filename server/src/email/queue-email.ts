import { randomUUID } from 'node:crypto';
import { insertEmails, type EmailKind, type SchemaTransaction } from '@soumdar/db';
import type { EmailValues } from '@soumdar/words';
import { newMessageId } from './message.ts';
import type { EmailServices } from './send-within-ceiling.ts';
import type { EmailMessage } from './templates/compose.ts';

interface EmailToAccount<Kind extends EmailKind> {
  accountId: string;
  values: EmailValues[Kind];
}

/**
 * Not to an unverified or often refused address, nor to an owner without alerts or whose data may not be
 * used.
 * @returns the accounts of those queued
 */
export function queueEmails<Kind extends EmailKind>(
  { settings, clock }: Pick<EmailServices, 'clock' | 'settings'>,
  trx: SchemaTransaction,
  kind: Kind,
  emails: EmailToAccount<Kind>[],
): Promise<Set<string>> {
  const queued = emails.map(({ accountId, values }) => {
    const id = randomUUID();
    // written in the account's language of now, whatever it is when sent
    const content: Omit<EmailMessage<Kind>, 'language'> = { template: kind, values };
    return { accountId, content, id, messageId: newMessageId(settings.email.from, id) };
  });
  return insertEmails(trx, kind, queued, clock());
}

export async function queueEmail<Kind extends EmailKind>(
  services: Pick<EmailServices, 'clock' | 'settings'>,
  trx: SchemaTransaction,
  { kind, ...email }: EmailToAccount<Kind> & { kind: Kind },
): Promise<boolean> {
  return (await queueEmails(services, trx, kind, [email])).size > 0;
}
