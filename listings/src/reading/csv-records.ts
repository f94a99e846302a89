import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { BrokenFileError } from './text-of-file.ts';
import { maxRecordCharacters } from './limits.ts';

export interface CsvRecord {
  cells: string[];
  last: boolean;
  /** true for a last record without a line break */
  unended: boolean;
  /** the last line read, from 1; for the last record the line where it ends */
  line: number;
}

/** CSV records with the header, without blank lines. */
export async function* csvRecords(
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
