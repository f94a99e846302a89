import { randomUUID } from 'node:crypto';
import type { Urgency } from '../limits/gateway-pause.ts';
import { NotTakenError } from '../sending/errors.ts';

export interface OutgoingEmail {
  to: string;
  /** nothing personal: it shows on locked screens */
  subject: string;
  text: string;
  html: string;
  /** `<id@domain>`, the same whenever this email is sent again */
  messageId: string;
  /** stops such emails when posted to (RFC 8058); undefined for a code */
  unsubscribe?: string | undefined;
}

/** The mail server refuses the address for good. */
export class EmailAddressRefusedError extends NotTakenError {
  override name = 'EmailAddressRefusedError';
}

/**
 * Resolves once the mail server took the email. Rejects with NotTakenError if it refused it or the email
 * never left; after any other error it may have been taken.
 */
export type SendEmail = (email: OutgoingEmail, urgency: Urgency) => Promise<void>;

/** Mail programs recognise a repeated email by it. */
export function newMessageId(from: { address: string }, id: string = randomUUID()): string {
  return `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`;
}

/** `leila@example.tn` → `l•••@example.tn` */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${Array.from(email)[0]}•••${email.slice(at)}`;
}
