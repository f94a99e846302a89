import type { ColumnType } from 'kysely';
import type { Timestamp } from './columns.ts';

/** A property whose value its owner follows, as one estimate of it describes it. */
export interface FollowsTable {
  account_id: string;
  estimation_id: string;
  followed_at: Timestamp;
  /** the market it was last valued on, and when */
  valued_for: string;
  valued_at: Timestamp;
  /** the prices it was followed at, or that its owner was sent since, and when; null for one that is not shown */
  told_at: Timestamp;
  told_sale: number | null;
  told_rent: number | null;
  /** the market on which its owner was last sent an email */
  told_for: string | null;
}

/** Why no side of a followed property has a figure: no advertisement is near, too few are, or valuing it failed. */
export type NoFigure = 'not_covered' | 'too_few' | 'fault';

/** A point of the line of a followed property. Prices are unrounded dinars, what moved them logarithms. */
export interface FollowedValuesTable {
  account_id: string;
  estimation_id: string;
  valued_at: Timestamp;
  model_version: string;
  /** of the engine */
  method: number;
  /** null where a side has a figure */
  no_figure: NoFigure | null;
  sale_price: number | null;
  sale_low: number | null;
  sale_high: number | null;
  sale_score: number | null;
  sale_comparables: number | null;
  /** null where what moved the price cannot be told */
  sale_index: number | null;
  sale_listings: number | null;
  sale_model: number | null;
  /** null while it was not measured */
  sale_noise: number | null;
  rent_price: number | null;
  rent_low: number | null;
  rent_high: number | null;
  rent_score: number | null;
  rent_comparables: number | null;
  rent_listings: number | null;
  rent_model: number | null;
  rent_noise: number | null;
  /** whether the property is another from here on, as its owner corrected it; null is no */
  corrected: ColumnType<boolean | null, boolean | null | undefined, boolean>;
  /** the surface it was valued with, where that was corrected since */
  surface_m2: ColumnType<number | null, number | null | undefined, number>;
}
