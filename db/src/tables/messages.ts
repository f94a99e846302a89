import type { ColumnType, JSONColumnType } from 'kysely';
import type { Nullable, Timestamp } from './columns.ts';

/** About a request for an expert's estimate, to the experts. */
export type RequestNotice = 'request_received' | 'request_due';
/** About a request on personal data, to the experts. */
export type PrivacyNotice = 'privacy_received' | 'privacy_due';
/** About a request for an expert's estimate, to its owner. */
export type OwnerNotice = 'request_completed' | 'request_cancelled';
export type Notice = RequestNotice | PrivacyNotice | OwnerNotice;

export type NotificationStatus = 'queued' | 'sending' | 'sent' | 'failed' | 'skipped';

/** Something an expert or an owner is to be told: by SMS to the account's phone, or by the experts' webhook. */
export interface NotificationsTable {
  id: string;
  notice: Notice;
  channel: 'sms' | 'webhook';
  account_id: string | null;
  /** the request it is about: either this or `privacy_request_id` is set */
  manual_request_id: string | null;
  privacy_request_id: string | null;
  status: ColumnType<NotificationStatus, undefined, NotificationStatus>;
  attempts: ColumnType<number, undefined, number>;
  last_error: string | null;
  created_at: Timestamp;
  next_attempt_at: Timestamp;
  /** when the wait for `next_attempt_at` began */
  waits_since: Timestamp;
  settled_at: Nullable<Timestamp>;
}

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
