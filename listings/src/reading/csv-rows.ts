import { BrokenFileError } from './text-of-file.ts';
import { maxCellCharacters, maxColumns, maxRecordCharacters } from './limits.ts';
import type { RejectionReason } from './row.ts';
import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';

/** Names are in lower case; other columns are ignored. */
export interface CsvColumns<Column extends string> {
  delimiter: ',' | ';';
  names: readonly Column[];
  /** those of `names` that may be missing */
  optional?: readonly Column[];
  /** a shorter date than ten characters at the end shows that the file was cut */
  date: Column;
}

export interface CsvRow<Column extends string> {
  /** from 1, without the header */
  rowNumber: number;
  /** trimmed; '' when empty or missing */
  value: (column: Column) => string;
  /** why the row is unreadable */
  unusable: RejectionReason | undefined;
}

/** `name` is for messages. */
export async function* csvRows<Column extends string>(
  text: AsyncIterable<string>,
  name: string,
  columns: CsvColumns<Column>,
): AsyncGenerator<CsvRow<Column>> {
  let header: string[] | undefined;
  let positions = new Map<Column, number>();
  let rowNumber = 0;
  for await (const record of csvRecords(text, name, columns.delimiter)) {
    if (header === undefined) {
      header = boundedHeader(record.cells, name).map((cell) => cell.trim().normalize('NFC').toLowerCase());
      positions = columnPositions(header, name, columns);
      continue;
    }
    if (isCut(record, header, columns.date)) {
      throw new BrokenFileError(`${name} is cut: it ends in the middle of line ${record.line}.`);
    }
    const { cells } = record;
    const value = (column: Column) => cells[positions.get(column) ?? -1]?.trim() ?? '';
    yield { rowNumber: ++rowNumber, value, unusable: faultOf(cells, header.length, positions.values()) };
  }
  if (header === undefined) throw new BrokenFileError(`${name} is empty.`);
}

function boundedHeader(cells: string[], name: string): string[] {
  if (cells.length <= maxColumns) return cells;
  throw new BrokenFileError(`${name} has ${cells.length} columns, which is more than ${maxColumns}.`);
}

/** `read`: positions of used cells. */
function faultOf(cells: string[], columns: number, read: Iterable<number>): RejectionReason | undefined {
  if (cells.length !== columns) return 'wrong_cell_count';
  for (const at of read)
    if (cells[at] !== undefined && cells[at].length > maxCellCharacters) return 'long_cell';
  return undefined;
}

function columnPositions<Column extends string>(
  header: string[],
  name: string,
  { names, optional = [], delimiter }: CsvColumns<Column>,
): Map<Column, number> {
  const missing = names.filter((column) => !header.includes(column) && !optional.includes(column));
  if (missing.length > 0) {
    const separators = delimiter === ',' ? 'commas' : 'semicolons';
    throw new BrokenFileError(
      `${name} lacks the columns ${missing.join(', ')} (the first line must name the columns, separated by ${separators}).`,
    );
  }
  const twice = names.find((column) => header.indexOf(column) !== header.lastIndexOf(column));
  if (twice) throw new BrokenFileError(`${name} has two columns named ${twice}.`);
  return new Map(names.map((column) => [column, header.indexOf(column)]));
}

/** True when cells are missing, or the date at the end is too short. */
function isCut({ cells, last, unended }: CsvRecord, header: string[], date: string): boolean {
  if (!last) return false;
  const endsInDate = header.at(-1) === date;
  return (
    cells.length < header.length || (unended && endsInDate && cells.at(-1)!.length < 'YYYY-MM-DD'.length)
  );
}

interface CsvRecord {
  cells: string[];
  last: boolean;
  /** true for a last record without a line break */
  unended: boolean;
  /** the last line read, from 1; for the last record the line where it ends */
  line: number;
}

/** CSV records with the header, without blank lines. */
async function* csvRecords(
  text: AsyncIterable<string>,
  name: string,
  delimiter: string,
): AsyncGenerator<CsvRecord> {
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
  });
  let end = '';
  async function* watched() {
    let characters = 0;
    let records = 0;
    for await (const piece of text) {
      if (piece !== '') end = piece.at(-1)!;
      if (parser.info.records > records) {
        characters = 0;
        ({ records } = parser.info);
      }
      characters += piece.length;
      // the parser's own limit ignores empty cells and blank lines
      if (characters > maxRecordCharacters) throw new BrokenFileError(endless(name, records));
      yield piece;
    }
  }
  // the iteration over the parser throws the source's errors
  pipeline(Readable.from(watched()), parser, () => {});
  let held: string[] | undefined;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      if (held) yield { cells: held, last: false, unended: false, line: parser.info.lines };
      held = cells;
    }
  } catch (error) {
    throw error instanceof CsvError ? new BrokenFileError(sentence(error, name), { cause: error }) : error;
  }
  const unended = end !== '\n' && end !== '\r';
  if (held) yield { cells: held, last: true, unended, line: parser.info.lines };
}

function endless(name: string, records: number): string {
  return `${name} is cut or damaged after row ${records}, the header counted: no row ends within ${maxRecordCharacters} characters (is a quote never closed?).`;
}

function sentence(error: CsvError, name: string): string {
  const unclosed = error.code === 'CSV_QUOTE_NOT_CLOSED';
  const problem = unclosed ? 'a quote is opened and never closed' : 'a quote stands where none may';
  return `${name} is cut or damaged at line ${String(error.lines)}: ${problem}.`;
}
