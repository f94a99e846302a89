import type { ColumnType } from 'kysely';
import type { Nullable, Timestamp } from './columns.ts';

export interface AccountsTable {
  id: string;
  email: string;
  full_name: string;
  /** null for an expert whom the staff vouches for: then `phone_verified_at` is when it did */
  phone: string | null;
  phone_verified_at: Nullable<Timestamp>;
  password_hash: string;
  role: ColumnType<'user' | 'expert', 'user' | 'expert' | undefined>;
  created_at: Timestamp;
  last_login_at: Nullable<Timestamp>;
  sms_notices: ColumnType<boolean, boolean | undefined>;
  /** a new phone, until its code is typed */
  pending_phone: string | null;
  /** since when the data is kept and not used, at its owner's request */
  limited_since: Nullable<Timestamp>;
  /** signs the marks of devices that signed in; null until one did */
  device_key: string | null;
  /** what the pending registration is known by; null once the phone is verified */
  registration: string | null;
  /** true once the pending registration took the place of another */
  registration_replaced: ColumnType<boolean, boolean | undefined>;
}

export interface LoginFailuresTable {
  account_id: string;
  /** the network or the known device that the wrong passwords came from */
  origin: string;
  failures: number;
  last_failed_at: Timestamp;
}

export interface ContactChangesTable {
  account_id: string;
  id: string;
  /** the email and the phone before, and after: one of them, or both, is another */
  old_email: string;
  new_email: string;
  old_phone: string;
  new_phone: string;
  changed_at: Timestamp;
  /** SHA-256 of the token that undoes the change */
  undo_hash: string;
}

export interface SessionsTable {
  token_hash: string;
  account_id: string;
  lifetime_seconds: number;
  created_at: Timestamp;
  expires_at: Timestamp;
}

export type CodePurpose = 'verify_phone' | 'reset_password' | 'change_phone';

export interface CodesTable {
  id: string;
  account_id: string;
  purpose: CodePurpose;
  code_hash: string;
  sent_at: Timestamp;
  expires_at: Timestamp;
  /** the address that asked for it; null for one whose asker is not known */
  asked_from: string | null;
  /** from that address */
  wrong_tries: ColumnType<number, number | undefined>;
  last_wrong_try_at: Nullable<Timestamp>;
  /** from all other addresses together */
  wrong_tries_elsewhere: ColumnType<number, number | undefined>;
  last_wrong_try_elsewhere_at: Nullable<Timestamp>;
  voided_at: Nullable<Timestamp>;
}

export type ConsentPurpose = 'privacy_policy' | 'offers';

export interface ConsentsTable {
  id: string;
  account_id: string;
  purpose: ConsentPurpose;
  text_version: string;
  given_at: Timestamp;
  withdrawn_at: Nullable<Timestamp>;
}

export type PrivacyRequestKind = 'objection' | 'limitation';

export interface PrivacyRequestsTable {
  id: string;
  account_id: string;
  kind: PrivacyRequestKind;
  message: string;
  created_at: Timestamp;
  due_at: Timestamp;
  answered_at: Nullable<Timestamp>;
  /** null until answered */
  accepted: boolean | null;
  answer: string | null;
}
