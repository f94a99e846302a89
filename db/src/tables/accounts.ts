import type { ColumnType } from 'kysely';
import type { Nullable, Timestamp } from './columns.ts';

export interface AccountsTable {
  id: string;
  email: string;
  full_name: string;
  /** Tunisian mobile; null abroad, and for an expert vouched for by the staff */
  phone: string | null;
  /** E.164, of an owner abroad; neither verified nor unique, since codes go to the email */
  phone_abroad: ColumnType<string | null, string | null | undefined>;
  /** when proved: by the code of its phone or, abroad, of its email, or by the staff */
  phone_verified_at: Nullable<Timestamp>;
  password_hash: string;
  /** of emails, SMS and reports */
  locale: ColumnType<'fr' | 'ar', 'fr' | 'ar' | undefined>;
  role: ColumnType<'user' | 'expert', 'user' | 'expert' | undefined>;
  created_at: Timestamp;
  last_login_at: Nullable<Timestamp>;
  sms_notices: ColumnType<boolean, boolean | undefined>;
  /** new phone, until its code is entered */
  pending_phone: string | null;
  /** new email of an owner abroad, until its code is entered */
  pending_email: ColumnType<string | null, string | null | undefined>;
  /** since when the owner wants the data stored but not used */
  limited_since: Nullable<Timestamp>;
  /** signs the marks of known devices; null until one has logged in */
  device_key: string | null;
  /** of the pending registration; null once the phone is verified */
  registration: string | null;
  /** whether the pending registration replaced another */
  registration_replaced: ColumnType<boolean, boolean | undefined>;
  /** null until the email is verified, and again once it changes */
  email_verified_at: Nullable<Timestamp>;
  /** refusals in a row by the mail server because of the address */
  email_refusals: ColumnType<number, number | undefined>;
  /** since when none is sent, after too many refusals */
  email_stopped_at: Nullable<Timestamp>;
  /** since when it is no longer asked what became of its properties */
  outcome_question_refused_at: ColumnType<string | null, never, Date>;
}

export interface LoginFailuresTable {
  account_id: string;
  /** network or known device of the wrong passwords */
  origin: string;
  failures: number;
  last_failed_at: Timestamp;
}

export interface ContactChangesTable {
  account_id: string;
  id: string;
  /** email and phone, Tunisian or abroad, before and after; at least one differs */
  old_email: string;
  new_email: string;
  old_phone: string;
  new_phone: string;
  /** phone or, abroad, email that got the link; the other is null */
  told_phone: string | null;
  told_email: ColumnType<string | null, string | null | undefined>;
  old_email_verified_at: ColumnType<string | null, string | null | undefined>;
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
  /** from that address */
  wrong_tries: ColumnType<number, number | undefined>;
  last_wrong_try_at: Nullable<Timestamp>;
  /** from all other addresses together */
  wrong_tries_elsewhere: ColumnType<number, number | undefined>;
  last_wrong_try_elsewhere_at: Nullable<Timestamp>;
  /** one for each of them */
  tried_elsewhere_from: ColumnType<string[], string[] | undefined>;
  /** requested from a device that signed in before */
  from_known_device: ColumnType<boolean, boolean | undefined>;
  voided_at: Nullable<Timestamp>;
}

export interface SecondFactorsTable {
  account_id: string;
  /** encrypted by the server */
  secret: Buffer;
  enrolled_at: Timestamp;
  /** time step of the last code, since each works once */
  last_step: number;
  /** SHA-256 of the recovery codes that are left */
  recovery_hashes: string[];
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
