import type { Column } from './columns.ts';
import type { RejectionReason } from './rejections.ts';

/** The trimmed content of a row under one of our columns; '' when there is none. */
export type Cell = (column: Column) => string;

/** A row of a file under our own columns, counted from 1, the header not counted. */
export interface Row {
  rowNumber: number;
  cell: Cell;
  /** why it is not a row at all */
  unusable?: RejectionReason | undefined;
}
