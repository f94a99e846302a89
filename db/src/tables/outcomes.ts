import type { PropertyType } from '@soumdar/engine';
import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from './columns.ts';

/** What became of a property since its estimate. */
export interface OutcomesTable {
  account_id: string;
  estimation_id: string;
  kind: 'sold' | 'let' | 'withdrawn';
  /** whole dinars, per month for a rent; null off the market */
  price: number | null;
  /** 'YYYY-MM'; null off the market */
  month: string | null;
  through: 'agency' | 'self' | 'other' | null;
  /** slug of the zone by which the price outlives the account; null where its owner does not want that */
  neighbourhood: string | null;
  state: ColumnType<OutcomeState, OutcomeState | undefined>;
  stated_at: Timestamp;
  /** SHA-256 of the last proof, erased or not */
  proof_digest: string | null;
  /** when an expert judged that proof */
  decided_at: ColumnType<string | null, undefined, Date | null>;
}
export type OutcomeState = 'stated' | 'proved' | 'refused';

/** Files that no expert has judged yet. */
export interface ProofsTable {
  account_id: string;
  estimation_id: string;
  content_type: string;
  /** of the file, before its encryption */
  bytes: number;
  /** encrypted by the server */
  sealed: Buffer;
  sent_at: Timestamp;
}

/** Of closed accounts, without identity. */
export interface SignedPricesTable {
  id: Generated<string>;
  neighbourhood: string;
  property_type: PropertyType;
  kind: 'sold' | 'let';
  /** dinars, to two digits */
  price: number;
  /** '2026-T1' */
  quarter: string;
}
