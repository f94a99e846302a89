import { randomUUID } from 'node:crypto';
import type { Urgency } from '../limits/gateway-pause.ts';

export interface OutgoingEmail {
  to: string;
  /** nothing personal: it shows on locked screens */
  subject: string;
  text: string;
  html: string;
  /** `<id@domain>`, the same whenever this email is sent again */
  messageId: string;
  /** address that stops such emails when it is posted to (RFC 8058); undefined for a code */
  unsubscribe?: string | undefined;
}

/** The email was certainly not taken: sending it again cannot deliver it twice. */
export class EmailNotTakenError extends Error {
  override name = 'EmailNotTakenError';
}

/** The mail server could not be reached, or said nothing of its own before the message was sent to it. */
export class EmailUnreachedError extends EmailNotTakenError {
  override name = 'EmailUnreachedError';
}

/** The mail server refuses the recipient's address for good. */
export class EmailAddressRefusedError extends EmailNotTakenError {
  override name = 'EmailAddressRefusedError';
}

/** The mail server was not asked, and will not be for `waitSeconds`. */
export class EmailHeldBackError extends EmailNotTakenError {
  override name = 'EmailHeldBackError';
  readonly waitSeconds: number;

  constructor(message: string, waitSeconds: number) {
    super(message);
    this.waitSeconds = waitSeconds;
  }
}

/** Sending is paused after trouble with the mail server. */
export class EmailPausedError extends EmailHeldBackError {
  override name = 'EmailPausedError';

  constructor(waitSeconds: number) {
    super('sending pauses after trouble with the mail server', waitSeconds);
  }
}

/**
 * Resolves once the mail server took the email. It rejects with an EmailNotTakenError when the server refused it, in its
 * own words, or the message never left; after any other error it may have been taken. Somebody waits for what is sent `atOnce`.
 */
export type SendEmail = (email: OutgoingEmail, urgency: Urgency) => Promise<void>;

/** By which mail programs know an email again, wherever they meet it. */
export function newMessageId(from: { address: string }, id: string = randomUUID()): string {
  return `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`;
}

/** `leila@example.tn` → `l•••@example.tn` */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${Array.from(email)[0]}•••${email.slice(at)}`;
}
