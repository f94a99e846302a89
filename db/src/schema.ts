import type { Condition, PropertyType, Standing, Transaction } from '@soumdar/engine';
import type { ColumnType, JSONColumnType, Transaction as KyselyTransaction } from 'kysely';

/** Read as an ISO 8601 UTC string, written from a Date or such a string. */
type Timestamp = ColumnType<string, Date | string, Date | string>;
type Nullable<Column> = Column | null;

export interface AccountsTable {
  id: string;
  email: string;
  full_name: string;
  /** null for an expert whom the staff vouches for: then `phone_verified_at` is when it did */
  phone: string | null;
  phone_verified_at: Nullable<Timestamp>;
  password_hash: string;
  role: ColumnType<'user' | 'expert', 'user' | 'expert' | undefined>;
  failed_logins: ColumnType<number, number | undefined>;
  last_failed_login_at: Nullable<Timestamp>;
  created_at: Timestamp;
  last_login_at: Nullable<Timestamp>;
  sms_notices: ColumnType<boolean, boolean | undefined>;
  /** a new phone, until its code is typed */
  pending_phone: string | null;
  /** since when the data is kept and not used, at its owner's request */
  limited_since: Nullable<Timestamp>;
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
  wrong_tries: ColumnType<number, number | undefined>;
  last_wrong_try_at: Nullable<Timestamp>;
  voided_at: Nullable<Timestamp>;
}

export interface LimitsTable {
  key: string;
  window_began_at: Timestamp;
  hits: number;
}

export interface ListingsTable {
  id: string;
  source: string;
  source_id: string | null;
  sample: ColumnType<boolean, boolean | undefined>;
  transaction: Transaction;
  property_type: PropertyType;
  price_tnd: number;
  surface_m2: number;
  rooms: number | null;
  bathrooms: number | null;
  garage: boolean | null;
  pool: boolean | null;
  constructible: boolean | null;
  furnished: boolean | null;
  condition: Condition | null;
  standing: Standing | null;
  floor: number | null;
  age_years: number | null;
  elevator: boolean | null;
  sea_view: boolean | null;
  air_conditioning: boolean | null;
  central_heating: boolean | null;
  garden: boolean | null;
  governorate: string | null;
  city: string | null;
  locality: string;
  lat: number;
  lng: number;
  /** `YYYY-MM-DD` */
  listed_on: string;
  first_imported_at: Timestamp;
  last_imported_at: Timestamp;
  changed_in: ColumnType<number, number | undefined>;
}

export interface ListingImportsTable {
  id: string;
  file_name: string;
  started_at: Timestamp;
  finished_at: Timestamp;
  report: JSONColumnType<object>;
}

export interface ModelsTable {
  version: string;
  created_at: Timestamp;
  listings_version: string;
  description: JSONColumnType<object>;
  artefact: Uint8Array;
  from_sample: boolean;
  imports: ColumnType<number, number | undefined>;
  refused_because: string | null;
}

export interface MarketTable {
  only_row: ColumnType<boolean, boolean | undefined>;
  listings_version: string;
  model_version: string | null;
  judged_listings_version: string | null;
  imports: number;
}

export interface LeasesTable {
  name: string;
  holder: string;
  expires_at: Timestamp;
}

/** A new model went in service, or was refused; nothing called for one; none could be learned; the process ended first. */
export type RefreshOutcome = 'accepted' | 'refused' | 'unchanged' | 'failed' | 'interrupted';

export interface RefreshesTable {
  id: string;
  started_at: Timestamp;
  finished_at: Nullable<Timestamp>;
  outcome: RefreshOutcome | null;
  report: JSONColumnType<object | null, string | null | undefined>;
}

export interface FetchedFilesTable {
  key: string;
  content_hash: string;
  etag: string | null;
  last_modified: string | null;
  imported_at: Timestamp;
}

/** A property as its owner described it, with the estimate made of it. JSON columns hold the contract's shapes. */
export interface EstimationsTable {
  id: string;
  account_id: string;
  created_at: Timestamp;
  property_type: PropertyType;
  lat: number;
  lng: number;
  localisation: string;
  answers: JSONColumnType<object>;
  details: JSONColumnType<object>;
  result: JSONColumnType<object>;
  confidence: JSONColumnType<object | null>;
  comparables: JSONColumnType<object | null>;
  comparable_counts: JSONColumnType<object | null>;
  explanation: JSONColumnType<object | null>;
  basis: JSONColumnType<object | null>;
  last_used_at: Nullable<Timestamp>;
  /** the name its sender gave it, once for each account; null when none was given */
  request_key: string | null;
}

export type ManualRequestStatus = 'pending' | 'in_progress' | 'completed' | 'cancelled';
export type ManualRequestAction = 'take' | 'start' | 'complete' | 'cancel';

export interface ManualRequestsTable {
  id: string;
  account_id: string;
  created_at: Timestamp;
  property_type: PropertyType;
  lat: number;
  lng: number;
  localisation: string;
  answers: JSONColumnType<object>;
  details: JSONColumnType<object>;
  preferred_contact_method: string;
  preferred_contact_time: string;
  status: ColumnType<ManualRequestStatus, ManualRequestStatus | undefined, ManualRequestStatus>;
  manual_result: number | null;
  additional_comments: string | null;
  /** account of the expert whose request it is */
  assigned_to: string | null;
  revision: ColumnType<number, number | undefined>;
  closed_at: Nullable<Timestamp>;
  cancel_reason: string | null;
  last_used_at: Nullable<Timestamp>;
  /** as that of an estimate */
  request_key: string | null;
}

export interface ManualRequestMovesTable {
  manual_request_id: string;
  /** the one the move led to */
  revision: number;
  /** null once that account is gone */
  account_id: string | null;
  moved_at: Timestamp;
  action: ManualRequestAction;
  from_status: ManualRequestStatus;
  to_status: ManualRequestStatus;
  note: string | null;
}

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
  /** of this and `privacy_request_id`, one: what it is about */
  manual_request_id: string | null;
  privacy_request_id: string | null;
  status: ColumnType<NotificationStatus, undefined, NotificationStatus>;
  attempts: ColumnType<number, undefined, number>;
  last_error: string | null;
  created_at: Timestamp;
  next_attempt_at: Timestamp;
  settled_at: Nullable<Timestamp>;
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

/** Counts of what visitors do: of nobody in particular. */
export interface AnalyticsEventsTable {
  id: string;
  name: string;
  page: string;
  properties: JSONColumnType<Record<string, string | number | boolean>>;
  occurred_at: Timestamp;
}

export interface GeocodeCacheTable {
  key: string;
  display_name: string;
  fetched_at: Timestamp;
}

export interface GeocodeTurnTable {
  only_row: ColumnType<boolean, boolean | undefined>;
  next_at: Timestamp;
}

export interface LastBackupTable {
  only_row: ColumnType<boolean, boolean | undefined>;
  /** the moment that it holds */
  taken_at: Timestamp;
}

export interface Schema {
  accounts: AccountsTable;
  sessions: SessionsTable;
  codes: CodesTable;
  limits: LimitsTable;
  listings: ListingsTable;
  listing_imports: ListingImportsTable;
  models: ModelsTable;
  market: MarketTable;
  leases: LeasesTable;
  refreshes: RefreshesTable;
  fetched_files: FetchedFilesTable;
  estimations: EstimationsTable;
  manual_requests: ManualRequestsTable;
  manual_request_moves: ManualRequestMovesTable;
  notifications: NotificationsTable;
  consents: ConsentsTable;
  privacy_requests: PrivacyRequestsTable;
  analytics_events: AnalyticsEventsTable;
  geocode_cache: GeocodeCacheTable;
  geocode_turn: GeocodeTurnTable;
  last_backup: LastBackupTable;
}

export type SchemaTransaction = KyselyTransaction<Schema>;
