import type { ColumnType, JSONColumnType } from 'kysely';
import type { Nullable, Timestamp } from './columns.ts';
import type { ManualRequestKind } from './requests.ts';

/** To the experts, about a request for an expert's estimate. */
export type RequestNotice = 'request_received' | 'request_due';
/** To the experts, about a request on personal data. */
export type PrivacyNotice = 'privacy_received' | 'privacy_due';
/** To the owner, about a request or a contest. */
export type OwnerNotice = `${ManualRequestKind}_${'completed' | 'cancelled' | 'corrected'}`;
export type Notice = RequestNotice | PrivacyNotice | OwnerNotice;

export type NotificationStatus = 'queued' | 'sending' | 'sent' | 'failed' | 'skipped';

/** By SMS to the account's phone, or by the experts' webhook. */
export interface NotificationsTable {
  id: string;
  notice: Notice;
  channel: 'sms' | 'webhook';
  account_id: string | null;
  /** either this or `privacy_request_id` is set */
  manual_request_id: string | null;
  privacy_request_id: string | null;
  status: ColumnType<NotificationStatus, undefined, NotificationStatus>;
  attempts: ColumnType<number, undefined, number>;
  last_error: string | null;
  created_at: Timestamp;
  next_attempt_at: Timestamp;
  /** start of the wait for `next_attempt_at` */
  waits_since: Timestamp;
  settled_at: Nullable<Timestamp>;
}

/** What an owner subscribed to or, abroad, what goes by SMS in Tunisia. */
export type EmailKind = 'alerts_confirmed' | 'followed_properties' | 'outcome_question' | OwnerNotice;

export type EmailStatus = 'queued' | 'sending' | 'sent' | 'failed' | 'skipped';

/** To the account's verified address; may wait. */
export interface EmailsTable {
  account_id: string;
  id: string;
  kind: EmailKind;
  message_id: string;
  /** template name, values and language; sentences in older rows; null once erased */
  content: JSONColumnType<object | null, string, null>;
  status: ColumnType<EmailStatus, undefined, EmailStatus>;
  attempts: ColumnType<number, undefined, number>;
  last_error: string | null;
  created_at: Timestamp;
  next_attempt_at: Timestamp;
  /** start of the wait for `next_attempt_at` */
  waits_since: Timestamp;
  settled_at: Nullable<Timestamp>;
  /** SHA-256 of the unsubscribe tokens, one for each try */
  unsubscribe_hashes: ColumnType<string[], string[] | undefined, string[]>;
}
