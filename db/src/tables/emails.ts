import type { ColumnType, JSONColumnType } from 'kysely';
import type { Nullable, Timestamp } from './columns.ts';
import type { OwnerNotice } from './requests.ts';

/** What an email of the queue tells: what its owner asked to be told, or abroad what an SMS tells in Tunisia. */
export type EmailKind = 'alerts_confirmed' | 'followed_properties' | OwnerNotice;

export type EmailStatus = 'queued' | 'sending' | 'sent' | 'failed' | 'skipped';

/** An email that may wait, to the account's verified address. */
export interface EmailsTable {
  account_id: string;
  id: string;
  kind: EmailKind;
  message_id: string;
  /** a template's name, its values and a language; of a version before, its sentences; null once erased */
  content: JSONColumnType<object | null, string, null>;
  status: ColumnType<EmailStatus, undefined, EmailStatus>;
  attempts: ColumnType<number, undefined, number>;
  last_error: string | null;
  created_at: Timestamp;
  next_attempt_at: Timestamp;
  /** when the wait for `next_attempt_at` began */
  waits_since: Timestamp;
  settled_at: Nullable<Timestamp>;
  /** SHA-256 of the tokens that unsubscribe, one for each try */
  unsubscribe_hashes: ColumnType<string[], string[] | undefined, string[]>;
}
