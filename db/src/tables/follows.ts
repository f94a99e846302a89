import type { ColumnType } from 'kysely';
import type { Timestamp } from './columns.ts';

/** A followed property, as one of its estimates describes it. */
export interface FollowsTable {
  account_id: string;
  estimation_id: string;
  followed_at: Timestamp;
  /** market of the last valuation, and when */
  valued_for: string;
  valued_at: Timestamp;
  /** prices when followed or last sent to the owner, and when; null if hidden */
  told_at: Timestamp;
  told_sale: number | null;
  told_rent: number | null;
  /** market of the last email to the owner */
  told_for: string | null;
}

/** Why there is neither a sale nor a rent figure: no advertisement near, too few, or a fault. */
export type NoFigure = 'not_covered' | 'too_few' | 'fault';

/** Prices in unrounded dinars; what moved them as logarithms. */
export interface FollowedValuesTable {
  account_id: string;
  estimation_id: string;
  valued_at: Timestamp;
  model_version: string;
  /** of the engine */
  method: number;
  /** null where there is a figure */
  no_figure: NoFigure | null;
  sale_price: number | null;
  sale_low: number | null;
  sale_high: number | null;
  sale_score: number | null;
  sale_comparables: number | null;
  /** null where the causes are unknown */
  sale_index: number | null;
  sale_listings: number | null;
  sale_model: number | null;
  /** null if not measured */
  sale_noise: number | null;
  rent_price: number | null;
  rent_low: number | null;
  rent_high: number | null;
  rent_score: number | null;
  rent_comparables: number | null;
  rent_listings: number | null;
  rent_model: number | null;
  rent_noise: number | null;
  /** whether the owner corrected the property here; null is no */
  corrected: ColumnType<boolean | null, boolean | null | undefined, boolean>;
  /** surface valued, if corrected since */
  surface_m2: ColumnType<number | null, number | null | undefined, number>;
}
