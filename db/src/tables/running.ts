import type { ColumnType, JSONColumnType } from 'kysely';
import type { Timestamp } from './columns.ts';

export interface LimitsTable {
  key: string;
  window_began_at: Timestamp;
  hits: number;
  /** of a limit that counts distinct things, else null */
  members: ColumnType<number[] | null, number[] | undefined>;
}

export interface LimitsPastDeletionTable {
  contact_hash: string;
  /** key of the limit, without the account's id */
  name: string;
  window_began_at: Timestamp;
  hits: number;
  members: number[] | null;
}

export interface ContactKeyTable {
  only_row: ColumnType<boolean, boolean | undefined>;
  key: string;
}

export interface LeasesTable {
  name: string;
  holder: string;
  expires_at: Timestamp;
}

/** What visitors do, without saying who. */
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
  /** moment of the backup's data */
  taken_at: Timestamp;
}
