import type { ColumnType } from 'kysely';
import type { Nullable, Timestamp } from './columns.ts';

export interface AccountsTable {
  id: string;
  email: string;
  full_name: string;
  /** a Tunisian mobile; null abroad, and for an expert the staff vouches for */
  phone: string | null;
  /** in E.164, of who lives abroad; neither verified nor unique, for codes go to the email */
  phone_abroad: ColumnType<string | null, string | null | undefined>;
  /** when the account was proved: by the code of its phone, abroad by that of its email, or by the word of the staff */
  phone_verified_at: Nullable<Timestamp>;
  password_hash: string;
  role: ColumnType<'user' | 'expert', 'user' | 'expert' | undefined>;
  created_at: Timestamp;
  last_login_at: Nullable<Timestamp>;
  sms_notices: ColumnType<boolean, boolean | undefined>;
  /** a new phone, until it is verified by its code */
  pending_phone: string | null;
  /** a new email of who lives abroad, until it is verified by its code */
  pending_email: ColumnType<string | null, string | null | undefined>;
  /** since when the data is stored but not used, at its owner's request */
  limited_since: Nullable<Timestamp>;
  /** key that signs the marks of devices that have signed in; null until one has */
  device_key: string | null;
  /** identifies the pending registration; null once the phone is verified */
  registration: string | null;
  /** true once the pending registration has replaced another */
  registration_replaced: ColumnType<boolean, boolean | undefined>;
  /** null until the email is verified, and again once it changes */
  email_verified_at: Nullable<Timestamp>;
  /** emails in a row that the mail server refused for their address */
  email_refusals: ColumnType<number, number | undefined>;
  /** since when none is sent, after too many refusals */
  email_stopped_at: Nullable<Timestamp>;
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
  /** email and phone, Tunisian or abroad, before and after the change; at least one of them differs */
  old_email: string;
  new_email: string;
  old_phone: string;
  new_phone: string;
  /** the phone or, abroad, the email that was sent the link: the other is null */
  told_phone: string | null;
  told_email: ColumnType<string | null, string | null | undefined>;
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

export type CodePurpose =
  'verify_phone' | 'reset_password' | 'change_phone' | 'verify_email' | 'change_email';

export interface CodesTable {
  id: string;
  account_id: string;
  purpose: CodePurpose;
  code_hash: string;
  sent_at: Timestamp;
  expires_at: Timestamp;
  /** address that requested the code; null when unknown */
  asked_from: string | null;
  /** wrong codes typed from that address */
  wrong_tries: ColumnType<number, number | undefined>;
  last_wrong_try_at: Nullable<Timestamp>;
  /** wrong codes typed from all other addresses together */
  wrong_tries_elsewhere: ColumnType<number, number | undefined>;
  last_wrong_try_elsewhere_at: Nullable<Timestamp>;
  voided_at: Nullable<Timestamp>;
}

export type ConsentPurpose = 'privacy_policy' | 'offers' | 'alerts';

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
