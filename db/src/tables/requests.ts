import type { PropertyType } from '@soumdar/engine';
import type { ColumnType, JSONColumnType } from 'kysely';
import type { Nullable, Timestamp } from './columns.ts';

/** A property as its owner described it. JSON columns hold the contract's shapes. */
interface DescribedProperty {
  id: string;
  account_id: string;
  created_at: Timestamp;
  property_type: PropertyType;
  lat: number;
  lng: number;
  localisation: string;
  answers: JSONColumnType<object>;
  details: JSONColumnType<object>;
  last_used_at: Nullable<Timestamp>;
}

/** Part of an answer that was kept before answers were packed: JSON, and null since. */
type UnpackedColumn = ColumnType<object | null, never, null>;

/** A described property with its estimate. */
export interface EstimationsTable extends DescribedProperty {
  /** given by its owner */
  name: string | null;
  /** the estimate of the account that it corrects, which may be erased by now */
  replaces: ColumnType<string | null, string | null | undefined, never>;
  /** by what its property is known since it was corrected; null where its own description says so */
  property_key: ColumnType<string | null, never, string>;
  /** when its owner deleted it: from then on nothing shows it */
  deleted_at: Nullable<Timestamp>;
  /** what was answered, as `packAnswer` writes it; null in a row that holds it in the six columns below */
  answer: Buffer | null;
  result: UnpackedColumn;
  confidence: UnpackedColumn;
  comparables: UnpackedColumn;
  comparable_counts: UnpackedColumn;
  explanation: UnpackedColumn;
  basis: UnpackedColumn;
  /** idempotency key chosen by the sender, unique per account; null when none was given */
  request_key: string | null;
}

export type ManualRequestStatus = 'pending' | 'in_progress' | 'completed' | 'cancelled';
export type ManualRequestAction = 'take' | 'start' | 'complete' | 'cancel';

export interface ManualRequestsTable extends DescribedProperty {
  preferred_contact_method: string;
  preferred_contact_time: string;
  /** by when it has to be answered */
  answer_by: Timestamp;
  /** what the owner has to say beside the property */
  message: string | null;
  /** where the owner is, as 'America/Toronto'; null where it was not told */
  time_zone: ColumnType<string | null, string | null | undefined>;
  status: ColumnType<ManualRequestStatus, ManualRequestStatus | undefined, ManualRequestStatus>;
  /** dinars, as all results; the rent is per month */
  manual_result: number | null;
  rent_result: number | null;
  result_low: number | null;
  result_high: number | null;
  additional_comments: string | null;
  /** account of the expert who handles it */
  assigned_to: string | null;
  revision: ColumnType<number, number | undefined>;
  closed_at: Nullable<Timestamp>;
  cancel_reason: string | null;
  /** as in `EstimationsTable` */
  request_key: string | null;
  /** of its report in PDF; null until there is one */
  report_number: ColumnType<string | null, undefined, string>;
  /** since when its owner waits for advertisements that suffice for an estimate; null where they do not */
  awaited_since: ColumnType<string | null, undefined, Date | null>;
  /** the market on which it was last looked whether they do */
  looked_on: ColumnType<string | null, undefined, string | null>;
  /** since when they do; null while they do not */
  covered_since: ColumnType<string | null, undefined, string | null>;
  /** the market on which the owner was sent an email that says so */
  told_for: ColumnType<string | null, undefined, string | null>;
}

/** The number of a report in PDF, and the one figure it answers for. */
export interface ReportNumbersTable {
  account_id: string;
  number: string;
  estimation_id: string;
  /** whether the figure is the sale price, or the rent */
  side: 'sale' | 'rent';
  /** dinars, as printed */
  amount: number;
  issued_at: Timestamp;
}

export interface ManualRequestMovesTable {
  manual_request_id: string;
  /** revision of the request after the move */
  revision: number;
  /** who made the move; null once that account is deleted */
  account_id: string | null;
  moved_at: Timestamp;
  action: ManualRequestAction;
  from_status: ManualRequestStatus;
  to_status: ManualRequestStatus;
  note: string | null;
}

/** What its owner corrected of a request. */
export interface ManualRequestCorrectionsTable {
  manual_request_id: string;
  /** revision of the request after the correction */
  revision: number;
  corrected_at: Timestamp;
  /** what each field said and says */
  fields: JSONColumnType<CorrectedField[]>;
}

export interface CorrectedField {
  field: string;
  /** null where it says nothing */
  from: string | number | boolean | null;
  to: string | number | boolean | null;
}

/** What an expert wrote down about a request, or a call that was made about it. */
export interface ManualRequestNotesTable {
  id: string;
  manual_request_id: string;
  /** who wrote it; null once that account is deleted */
  account_id: string | null;
  written_at: Timestamp;
  kind: 'note' | 'call';
  /** how a call ended; null for a note */
  outcome: string | null;
  text: string;
  /** as in `EstimationsTable` */
  request_key: string | null;
}

/** A link by which an owner lets others see an estimate. */
export interface SharesTable {
  account_id: string;
  id: string;
  estimation_id: string;
  /** SHA-256 of the token in the link */
  token_hash: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  /** whether the preview of the link tells the price */
  shows_price: boolean;
  /** by others than the owner */
  views: ColumnType<number, undefined, number>;
  /** what others see of the estimate; null until it is computed */
  answer: JSONColumnType<object | null>;
}
