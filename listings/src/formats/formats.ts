import { columns, type Column } from '../reading/columns.ts';
import { csvRows } from '../reading/csv-rows.ts';
import type { Row } from '../reading/row.ts';
import { jsonLinesExport } from './json-lines-export.ts';
import { portalCsv } from './portal-csv.ts';

/** How advertisements are written in a file. */
export const formats = {
  native,
  'json-lines-export': jsonLinesExport,
  'portal-csv': portalCsv,
} satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;
export const formatNames = Object.keys(formats) as FormatName[];

/**
 * Reads the rows of a file's text under our own columns. Throws a BrokenFileError, naming the file as `name`, when it is not of
 * this format. `source` is whose file it is, for formats that do not tell where each advertisement was seen.
 */
export type Format = (text: AsyncIterable<string>, name: string, source: string) => AsyncIterable<Row>;

/** Columns that came when files were written already: these may lack them. */
const laterColumns: Column[] = ['plot_m2'];

/** Our own columns, separated by commas. */
async function* native(text: AsyncIterable<string>, name: string): AsyncGenerator<Row> {
  yield* nativeRows(text, name);
}

/** As `native`, but the columns of `optional` may be missing too. */
export async function* nativeRows(
  text: AsyncIterable<string>,
  name: string,
  optional: Column[] = [],
): AsyncGenerator<Row> {
  const rows = csvRows(text, name, {
    delimiter: ',',
    names: columns,
    optional: [...laterColumns, ...optional],
    date: 'listed_on',
  });
  for await (const { rowNumber, value, unusable } of rows) yield { rowNumber, cell: value, unusable };
}
