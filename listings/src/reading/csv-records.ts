import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { BrokenFileError } from './broken-file-error.ts';

export interface CsvRecord {
  cells: string[];
  /** line of the file on which the record ends, counted from 1 */
  line: number;
  last: boolean;
  /** true for a last record without line break after it */
  unended: boolean;
}

/** A longer record means a quote that nobody closed. */
const maxRecordCharacters = 1_000_000;

/** The records of CSV text, header included, blank lines left out. */
export async function* csvRecords(
  text: AsyncIterable<string>,
  name: string,
  delimiter: string,
): AsyncGenerator<CsvRecord> {
  let end = '';
  async function* watched() {
    for await (const piece of text) {
      if (piece !== '') end = piece.at(-1)!;
      yield piece;
    }
  }
  const parser = parse({
    info: true,
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: maxRecordCharacters,
  });
  // a failure of the source comes out of the iteration over the parser
  pipeline(Readable.from(watched()), parser, () => {});
  let held: CsvRecord | undefined;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      if (held) yield held;
      held = { cells: record, line: info.lines, last: false, unended: false };
    }
  } catch (error) {
    throw error instanceof CsvError ? new BrokenFileError(sentence(error, name), { cause: error }) : error;
  }
  if (held) yield { ...held, last: true, unended: end !== '\n' && end !== '\r' };
}

function sentence(error: CsvError, name: string): string {
  const unclosed = error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE';
  const problem = unclosed ? 'a quote is opened and never closed' : 'a quote stands where none may';
  return `${name} is cut or damaged at line ${String(error.lines)}: ${problem}.`;
}
