import type { ColumnType, JSONColumnType } from 'kysely';
import type { Timestamp } from './columns.ts';

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
