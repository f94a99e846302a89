import type { ColumnType } from 'kysely';

/** Read as an ISO 8601 UTC string, written from a Date or such a string. */
export type Timestamp = ColumnType<string, Date | string, Date | string>;
export type Nullable<Column> = Column | null;
