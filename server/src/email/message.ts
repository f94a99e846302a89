import { randomUUID } from 'node:crypto';
import type { Urgency } from '../limits/gateway-pause.ts';
import { NotTakenError } from '../sending/errors.ts';

export interface OutgoingEmail {
  to: string;
  /** nothing personal: it shows on locked screens */
  subject: string;
  text: string;
  html: string;
  /** `<id@domain>`, the same at each try */
  messageId: string;
  /** undefined for a code (RFC 8058) */
  unsubscribe?: string | undefined;
}

export class EmailAddressRefusedError extends NotTakenError {
  override name = 'EmailAddressRefusedError';
}

/**
 * Rejects with NotTakenError if the email was certainly not taken; after any other error it may have been.
 */
export type SendEmail = (email: OutgoingEmail, urgency: Urgency) => Promise<void>;

export function newMessageId(from: { address: string }, id: string = randomUUID()): string {
  return `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`;
}

/** `leila@example.tn` → `l•••@example.tn` */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${Array.from(email)[0]}•••${email.slice(at)}`;
}
