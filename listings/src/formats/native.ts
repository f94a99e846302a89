import { columns, type Column } from '../reading/columns.ts';
import { csvRows } from '../reading/csv-rows.ts';
import type { Row } from '../reading/row.ts';

/** Our own columns, separated by commas. */
export async function* native(text: AsyncIterable<string>, name: string): AsyncGenerator<Row> {
  yield* nativeRows(text, name, []);
}

/** As `native`, but the columns of `optional` may be missing. */
export async function* nativeRows(
  text: AsyncIterable<string>,
  name: string,
  optional: Column[],
): AsyncGenerator<Row> {
  const rows = csvRows(text, name, { delimiter: ',', names: columns, optional, date: 'listed_on' });
  for await (const { rowNumber, value, unusable } of rows) yield { rowNumber, cell: value, unusable };
}
