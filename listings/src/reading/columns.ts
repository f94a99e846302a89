import { BrokenFileError } from './broken-file-error.ts';

/** Columns of a file of advertisements; they may come in any order, beside others that are ignored. */
export const columns = [
  'source',
  'source_id',
  'transaction',
  'property_type',
  'price_tnd',
  'surface_m2',
  'rooms',
  'bathrooms',
  'garage',
  'pool',
  'constructible',
  'furnished',
  'condition',
  'standing',
  'floor',
  'age_years',
  'elevator',
  'sea_view',
  'air_conditioning',
  'central_heating',
  'garden',
  'governorate',
  'city',
  'locality',
  'lat',
  'lng',
  'listed_on',
] as const;
export type Column = (typeof columns)[number];

/** Where each column stands. A column of `optional` may be missing. */
export function columnPositions(header: string[], path: string, optional: Column[]): Map<Column, number> {
  const names = header.map((name) => name.trim().toLowerCase());
  const missing = columns.filter((column) => !names.includes(column) && !optional.includes(column));
  if (missing.length > 0) {
    throw new BrokenFileError(
      `${path} lacks the columns ${missing.join(', ')} (the first line must name the columns, separated by commas).`,
    );
  }
  const twice = columns.find((column) => names.indexOf(column) !== names.lastIndexOf(column));
  if (twice) throw new BrokenFileError(`${path} has two columns named ${twice}.`);
  return new Map(columns.map((column) => [column, names.indexOf(column)]));
}
