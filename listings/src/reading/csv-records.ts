import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { BrokenFileError } from './broken-file-error.ts';
import { maxRecordCharacters } from './limits.ts';

export interface CsvRecord {
  cells: string[];
  /** line of the file on which the record ends, counted from 1 */
  line: number;
  last: boolean;
  /** true for a last record without line break after it */
  unended: boolean;
}

/** More characters follow one another than a record may have, and none has ended. */
class EndlessRecordError extends Error {}

/** The records of CSV text, header included, blank lines left out. */
export async function* csvRecords(
  text: AsyncIterable<string>,
  name: string,
  delimiter: string,
): AsyncGenerator<CsvRecord> {
  let end = '';
  async function* watched() {
    let records = 0;
    let characters = 0;
    for await (const piece of text) {
      if (piece !== '') end = piece.at(-1)!;
      // the parser's own limit heeds neither empty cells nor blank lines
      characters = parser.info.records === records ? characters + piece.length : piece.length;
      if (characters > maxRecordCharacters) throw new EndlessRecordError();
      records = parser.info.records;
      yield piece;
    }
  }
  const parser = parse({
    info: true,
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
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
    if (error instanceof CsvError) throw new BrokenFileError(sentence(error, name), { cause: error });
    if (!(error instanceof EndlessRecordError)) throw error;
    throw new BrokenFileError(
      `${name} is cut or damaged after line ${held?.line ?? 0}: no row ends within ${maxRecordCharacters} characters (is a quote never closed?).`,
    );
  }
  if (held) yield { ...held, last: true, unended: end !== '\n' && end !== '\r' };
}

function sentence(error: CsvError, name: string): string {
  const unclosed = error.code === 'CSV_QUOTE_NOT_CLOSED';
  const problem = unclosed ? 'a quote is opened and never closed' : 'a quote stands where none may';
  return `${name} is cut or damaged at line ${String(error.lines)}: ${problem}.`;
}
