import type { Column } from './columns.ts';
import { maxCellCharacters } from './limits.ts';

/** Trimmed; '' without content. */
export type Cell = (column: Column) => string;

/** Counted from 1 without the header. */
export interface Row {
  rowNumber: number;
  cell: Cell;
  /** why the row is unreadable */
  unusable?: RejectionReason | undefined;
}

/** Reports store these names: never change them. */
export const rejectionReasons = {
  wrong_cell_count: 'not as many cells as the header',
  not_an_object: 'the line is not a JSON object',
  long_cell: `a cell has more than ${maxCellCharacters} characters`,
  bad_text: 'a name or an id holds characters that are none: NUL, or half a surrogate pair',
  unknown_transaction: 'transaction is neither sale nor rent',
  unknown_property_type: 'property_type is none of apartment, house, villa, land',
  bad_number: 'price, surface or coordinates are not numbers',
  missing_price: 'no price',
  implausible_price: 'price is 0 or less, or more than a billion dinars',
  missing_surface: 'no surface',
  implausible_surface: 'surface is 0 or less, or more than 10 million m²',
  bad_date: 'listed_on is not a date written YYYY-MM-DD',
  old_date: 'listed_on is before 2015, when the price index begins',
  future_date: 'listed_on is still to come',
  outside_tunisia: 'coordinates are outside Tunisia',
  not_located: 'no coordinates, and the names are not a place of the gazetteer',
} as const;
export type RejectionReason = keyof typeof rejectionReasons;
