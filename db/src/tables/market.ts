import type {
  AttributeColumn,
  AttributeValue,
  ListedAttribute,
  PropertyType,
  Transaction,
} from '@soumdar/engine';
import type { ColumnType, JSONColumnType } from 'kysely';
import type { Nullable, Timestamp } from './columns.ts';

type AttributeColumns = {
  [Name in ListedAttribute as AttributeColumn<Name>]: AttributeValue<Name> | null;
};

export interface ListingsTable extends AttributeColumns {
  id: string;
  source: string;
  source_id: string | null;
  sample: ColumnType<boolean, boolean | undefined>;
  transaction: Transaction;
  property_type: PropertyType;
  price_tnd: number;
  surface_m2: number;
  /** of a house or villa; null if not advertised */
  plot_m2: number | null;
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
  /** hexadecimal; null when an older version, without digests, stored the model during an upgrade */
  artefact_sha256: string | null;
  from_sample: boolean;
  imports: ColumnType<number, number | undefined>;
  refused_because: string | null;
  /** null for models older than these figures */
  figures: JSONColumnType<object> | null;
  /** null for models older than these areas */
  areas: JSONColumnType<object> | null;
  /** the engine's; null until measured */
  hard_errors: JSONColumnType<object> | null;
}

/** Models of real listings once in service, deleted ones included. */
export interface ModelHistoryTable {
  version: string;
  created_at: Timestamp;
  description: JSONColumnType<object>;
}

export interface MarketTable {
  only_row: ColumnType<boolean, boolean | undefined>;
  listings_version: string;
  model_version: string | null;
  judged_listings_version: string | null;
  imports: number;
}

/**
 * Accepted: a new model was put in service. Refused: it was not. Unchanged: none was needed. Failed: none
 * could be trained. Interrupted: the process ended first.
 */
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
