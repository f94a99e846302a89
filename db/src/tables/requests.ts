import type { PropertyType } from '@soumdar/engine';
import type { ColumnType, JSONColumnType } from 'kysely';
import type { Nullable, Timestamp } from './columns.ts';

/** Of a position known by the name of its place alone. */
export type CoarsePrecision = 'neighbourhood' | 'town';

/** As its owner described it. JSON columns have the contract's shapes. */
interface DescribedProperty {
  id: string;
  account_id: string;
  created_at: Timestamp;
  property_type: PropertyType;
  lat: number;
  lng: number;
  /** null for a point */
  precision: ColumnType<CoarsePrecision | null, CoarsePrecision | null | undefined, never>;
  localisation: string;
  answers: JSONColumnType<object>;
  details: JSONColumnType<object>;
  last_used_at: Nullable<Timestamp>;
}

/** JSON of answers stored before they were packed; null since. */
type UnpackedColumn = ColumnType<object | null, never, null>;

export interface EstimationsTable extends DescribedProperty {
  /** chosen by its owner */
  name: string | null;
  /** name and address as `folded` writes them: folding each for every search would take milliseconds */
  search_text: ColumnType<string, never, never>;
  /** estimate that it corrects, which may be erased by now */
  replaces: ColumnType<string | null, string | null | undefined, never>;
  /** property it belongs to, since a correction or by its floor; null where its own description decides */
  property_key: ColumnType<string | null, string | null, string>;
  /** of a correction: the key of its property before */
  former_key: ColumnType<string | null, never, string>;
  /** from then on nothing shows it */
  deleted_at: Nullable<Timestamp>;
  /** as `packAnswer` writes it; null where the six columns below hold it */
  answer: Buffer | null;
  result: UnpackedColumn;
  confidence: UnpackedColumn;
  comparables: UnpackedColumn;
  comparable_counts: UnpackedColumn;
  explanation: UnpackedColumn;
  basis: UnpackedColumn;
  /** when its owner was sent the question what became of the property */
  outcome_question_at: ColumnType<string | null, never, Date>;
  /** idempotency key of the sender, unique per account */
  request_key: string | null;
}

export type ManualRequestStatus = 'pending' | 'in_progress' | 'completed' | 'cancelled';
export type ManualRequestAction = 'take' | 'start' | 'complete' | 'correct' | 'cancel';
/** For an estimate by an expert, or against a stored one. */
export type ManualRequestKind = 'request' | 'contest';
export type ContestVerdict = 'confirmed' | 'corrected' | 'unknown';

export interface ManualRequestsTable extends DescribedProperty {
  preferred_contact_method: string;
  preferred_contact_time: string;
  /** deadline */
  answer_by: Timestamp;
  /** the owner's message */
  message: string | null;
  /** of the owner, 'America/Toronto'; null if unknown */
  time_zone: ColumnType<string | null, string | null | undefined>;
  status: ColumnType<ManualRequestStatus, ManualRequestStatus | undefined, ManualRequestStatus>;
  /** dinars; the rent is per month */
  manual_result: number | null;
  rent_result: number | null;
  result_low: number | null;
  result_high: number | null;
  additional_comments: string | null;
  kind: ColumnType<ManualRequestKind, ManualRequestKind | undefined, never>;
  /** of a contest: its estimate, with which it is erased, and what is contested */
  estimation_id: ColumnType<string | null, string | undefined, never>;
  contest: JSONColumnType<object | null, string | undefined, never>;
  /** of an answered contest */
  verdict: ColumnType<ContestVerdict | null, undefined>;
  /** around `rent_result`; of contests alone */
  rent_low: ColumnType<number | null, undefined>;
  rent_high: ColumnType<number | null, undefined>;
  /** when the answer's figures were last given, null before an answer */
  figures_at: ColumnType<string | null, undefined, Date>;
  /** when the answer was last corrected */
  answer_corrected_at: ColumnType<string | null, undefined, Date>;
  /** the expert's account */
  assigned_to: string | null;
  revision: ColumnType<number, number | undefined>;
  closed_at: Nullable<Timestamp>;
  cancel_reason: string | null;
  /** as in `EstimationsTable` */
  request_key: string | null;
  /** of its PDF report; null until there is one, and again once its answer is corrected */
  report_number: ColumnType<string | null, undefined, string | null>;
  /** since when its owner awaits enough advertisements for an estimate */
  awaited_since: ColumnType<string | null, undefined, Date | null>;
  /** market last checked for enough of them */
  looked_on: ColumnType<string | null, undefined, string | null>;
  /** since when there are enough */
  covered_since: ColumnType<string | null, undefined, string | null>;
  /** market of the email that says so */
  told_for: ColumnType<string | null, undefined, string | null>;
}

/** Its prices are whole dinars, null for a side that it leaves as it is. */
export interface PrintedOpinion {
  verdict: string;
  /** of its figures, ISO 8601 UTC */
  at: string;
  sale: number | null;
  rent: number | null;
  /** what its figures are for, where the owner corrected that in the contest */
  corrections?: object | undefined;
}

/** The number of a PDF report, and its one printed figure. */
export interface ReportNumbersTable {
  account_id: string;
  number: string;
  estimation_id: string;
  /** whether the figure is the sale price, or the rent */
  side: 'sale' | 'rent';
  /** dinars, as printed */
  amount: number;
  issued_at: Timestamp;
  /** of an expert, printed with it */
  opinion: JSONColumnType<PrintedOpinion | null, string | null, never>;
  /** since when an expert's answer on the estimate is missing in it */
  superseded_at: ColumnType<string | null, never, Date>;
}

export interface ManualRequestMovesTable {
  manual_request_id: string;
  /** of the request, after the move */
  revision: number;
  /** null once that account is deleted */
  account_id: string | null;
  moved_at: Timestamp;
  action: ManualRequestAction;
  from_status: ManualRequestStatus;
  to_status: ManualRequestStatus;
  note: string | null;
  /** the answer that a correction replaces */
  replaced: JSONColumnType<object | null, string | undefined, never>;
  /** of the report that states the answer replaced */
  report_number: ColumnType<string | null, string | null | undefined, never>;
}

export interface ManualRequestCorrectionsTable {
  manual_request_id: string;
  /** of the request, after the correction */
  revision: number;
  corrected_at: Timestamp;
  /** old and new value of each field */
  fields: JSONColumnType<CorrectedField[]>;
}

export interface CorrectedField {
  field: string;
  /** null for no value */
  from: string | number | boolean | null;
  to: string | number | boolean | null;
}

/** An expert's note or call about a request. */
export interface ManualRequestNotesTable {
  id: string;
  manual_request_id: string;
  /** null once that account is deleted */
  account_id: string | null;
  written_at: Timestamp;
  kind: 'note' | 'call';
  /** null for a note */
  outcome: string | null;
  text: string;
  /** as in `EstimationsTable` */
  request_key: string | null;
}

/** A link that shows others an estimate. */
export interface SharesTable {
  account_id: string;
  id: string;
  estimation_id: string;
  /** SHA-256 of the token in the link */
  token_hash: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  /** whether the link's preview shows the price */
  shows_price: boolean;
  /** by others than the owner */
  views: ColumnType<number, undefined, number>;
  /** what others see; null until it is computed */
  answer: JSONColumnType<object | null>;
}
