import type { Listing } from '@soumdar/engine';
import { listingId } from '../identity.ts';
import { BrokenFileError } from './broken-file-error.ts';
import { columnPositions, type Column } from './columns.ts';
import { csvRecords, type CsvRecord } from './csv-records.ts';
import { parseAdvertisement, parsePrice, type Advertisement, type Cell } from './parse-row.ts';
import type { RejectionReason } from './rejections.ts';
import { textOfFile } from './text-of-file.ts';

/** A clean row, ready to be loaded or learned from. */
export type ImportedListing = Advertisement & Listing;

/** Rows are counted from 1, the header not counted. */
export type ListingRow =
  | { kind: 'listing'; rowNumber: number; listing: ImportedListing }
  | { kind: 'rejected'; rowNumber: number; reason: RejectionReason };

/** A row whose price is asked of the engine. */
export interface HoldoutRow {
  rowNumber: number;
  /** as the file has them */
  transaction: string;
  propertyType: string;
  /** undefined when withheld or unusable */
  priceTnd: number | undefined;
  /** undefined when the row cannot be valued */
  advertisement: Advertisement | undefined;
}

interface ReadingOptions {
  /** ISO date; an advertisement of a later day is refused. By default the day it is in Tunis. */
  today?: string;
  /** hears how many bytes of the file have been read so far, and its size */
  onBytes?: (read: number, size: number) => void;
}

/**
 * The rows of a file of advertisements (CSV, UTF-8, gzipped or not), in order and in constant memory. A file that is
 * broken anywhere ends the iteration with a BrokenFileError, so that nothing read from it may be kept before its end.
 */
export async function* readListingFile(
  path: string,
  { today = todayInTunis(), onBytes }: ReadingOptions = {},
): AsyncGenerator<ListingRow> {
  for await (const { cell, rowNumber, complete } of rowsOf(path, [], onBytes)) {
    if (!complete) {
      yield { kind: 'rejected', rowNumber, reason: 'wrong_cell_count' };
      continue;
    }
    const advertisement = parseAdvertisement(cell, today);
    const priceTnd = parsePrice(cell);
    if (typeof advertisement === 'string') yield { kind: 'rejected', rowNumber, reason: advertisement };
    else if (typeof priceTnd === 'string') yield { kind: 'rejected', rowNumber, reason: priceTnd };
    else {
      const id = listingId(advertisement, priceTnd);
      yield { kind: 'listing', rowNumber, listing: { id, ...advertisement, priceTnd } };
    }
  }
}

/** Every row of such a file in order, whatever is wrong with it; prices, even their column, may be withheld. */
export async function* readHoldoutFile(path: string): AsyncGenerator<HoldoutRow> {
  const today = todayInTunis();
  for await (const { cell, rowNumber, complete } of rowsOf(path, ['price_tnd'])) {
    const advertisement = complete ? parseAdvertisement(cell, today) : undefined;
    const priceTnd = parsePrice(cell);
    yield {
      rowNumber,
      transaction: cell('transaction'),
      propertyType: cell('property_type'),
      priceTnd: typeof priceTnd === 'string' ? undefined : priceTnd,
      advertisement: typeof advertisement === 'string' ? undefined : advertisement,
    };
  }
}

interface Row {
  rowNumber: number;
  cell: Cell;
  /** as many cells as the header */
  complete: boolean;
}

async function* rowsOf(
  path: string,
  optional: Column[],
  onBytes?: ReadingOptions['onBytes'],
): AsyncGenerator<Row> {
  let header: string[] | undefined;
  let positions = new Map<Column, number>();
  let rowNumber = 0;
  for await (const record of csvRecords(textOfFile(path, onBytes), path)) {
    if (header === undefined) {
      header = record.cells;
      positions = columnPositions(header, path, optional);
      continue;
    }
    if (isCut(record, header))
      throw new BrokenFileError(`${path} is cut: it ends in the middle of line ${record.line}.`);
    const { cells } = record;
    const cell: Cell = (column) => cells[positions.get(column) ?? -1]?.trim() ?? '';
    yield { rowNumber: ++rowNumber, cell, complete: cells.length === header.length };
  }
  if (header === undefined) throw new BrokenFileError(`${path} is empty.`);
}

/** True for a last row that stops short: cells are missing, or the date that ends it is incomplete. */
function isCut({ cells, last, unended }: CsvRecord, header: string[]): boolean {
  if (!last) return false;
  const endsInDate = header.at(-1)?.trim().toLowerCase() === 'listed_on';
  return (
    cells.length < header.length || (unended && endsInDate && cells.at(-1)!.length < 'YYYY-MM-DD'.length)
  );
}

function todayInTunis(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Tunis' }).format(new Date());
}
