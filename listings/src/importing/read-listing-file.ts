import type { Listing } from '@soumdar/engine';
import { listingId, parseAdvertisement, parsePrice, type Advertisement } from './parse-row.ts';
import { quarterAt } from '../gazetteer/zones.ts';
import { formats, type FormatName, nativeRows } from '../formats/formats.ts';
import { BrokenFileError, textOfFile, type TextOptions } from '../reading/text-of-file.ts';
import { maxRowsAmiss } from '../reading/limits.ts';
import type { RejectionReason } from '../reading/row.ts';

export type ImportedListing = Advertisement & Listing;

/** Rows are counted from 1, without the header. */
export type ListingRow =
  | { kind: 'listing'; rowNumber: number; listing: ImportedListing }
  | { kind: 'rejected'; rowNumber: number; reason: RejectionReason };

export interface HoldoutRow {
  rowNumber: number;
  /** the file's words */
  transaction: string;
  propertyType: string;
  /** undefined when withheld or unusable */
  priceTnd: number | undefined;
  /** undefined when the row cannot be valued */
  advertisement: Advertisement | undefined;
}

interface ReadingOptions extends TextOptions {
  /** ISO date, by default today in Tunis; later advertisements are rejected */
  today?: string | undefined;
  format?: FormatName | undefined;
  /** for formats without the origin of each advertisement */
  source?: string | undefined;
}

/**
 * UTF-8, gzipped or not, in constant memory. A fault anywhere throws a BrokenFileError, so store nothing
 * before the end.
 */
export async function* readListingFile(
  path: string,
  { today = dayInTunis(new Date()), format = 'native', source = '', ...options }: ReadingOptions = {},
): AsyncGenerator<ListingRow> {
  const text = textOfFile(path, options);
  const name = options.name ?? path;
  let rowsAmiss = 0;
  for await (const { cell, rowNumber, unusable } of formats[format](text, name, source)) {
    rowsAmiss = unusable ? rowsAmiss + 1 : 0;
    if (rowsAmiss > maxRowsAmiss) {
      throw new BrokenFileError(
        `${name} is damaged: none of the ${maxRowsAmiss} rows before row ${rowNumber} is one (${unusable}).`,
      );
    }
    const advertisement = unusable ?? parseAdvertisement(cell, today);
    const priceTnd = unusable ?? parsePrice(cell);
    if (typeof advertisement === 'string') yield { kind: 'rejected', rowNumber, reason: advertisement };
    else if (typeof priceTnd === 'string') yield { kind: 'rejected', rowNumber, reason: priceTnd };
    else {
      const id = listingId(advertisement, priceTnd);
      yield { kind: 'listing', rowNumber, listing: { id, ...inQuarter(advertisement), priceTnd } };
    }
  }
}

/** In our own format, valid or not; prices, and even their column, may be missing. */
export async function* readHoldoutFile(path: string): AsyncGenerator<HoldoutRow> {
  const today = dayInTunis(new Date());
  for await (const { cell, rowNumber, unusable } of nativeRows(textOfFile(path), path, ['price_tnd'])) {
    const advertisement = unusable ?? parseAdvertisement(cell, today);
    const priceTnd = unusable ?? parsePrice(cell);
    yield {
      rowNumber,
      transaction: cell('transaction'),
      propertyType: cell('property_type'),
      priceTnd: typeof priceTnd === 'string' ? undefined : priceTnd,
      advertisement: typeof advertisement === 'string' ? undefined : inQuarter(advertisement),
    };
  }
}

/** In the centre of its quarter, as a property is: its identity keeps the position of its source. */
const inQuarter = (advertisement: Advertisement): Advertisement => ({
  ...advertisement,
  ...quarterAt(advertisement),
});

/** ISO date. */
export function dayInTunis(instant: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Tunis' }).format(instant);
}
