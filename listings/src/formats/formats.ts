import { columns, type Column } from '../reading/columns.ts';
import { csvRows } from '../reading/csv-rows.ts';
import type { Row } from '../reading/row.ts';
import { jsonLinesExport } from './json-lines-export.ts';
import { portalCsv } from './portal-csv.ts';

export const formats = {
  native,
  'json-lines-export': jsonLinesExport,
  'portal-csv': portalCsv,
} satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;
export const formatNames = Object.keys(formats) as FormatName[];

/**
 * `name` is for messages; `source` names the file's owner, for formats without the origin of each
 * advertisement.
 * @throws BrokenFileError when the text is not of this format
 */
export type Format = (text: AsyncIterable<string>, name: string, source: string) => AsyncIterable<Row>;

/** Older files may lack these columns. */
const laterColumns: Column[] = ['plot_m2'];

async function* native(text: AsyncIterable<string>, name: string): AsyncGenerator<Row> {
  yield* nativeRows(text, name);
}

/** As `native`, but `optional` may be missing too. */
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
