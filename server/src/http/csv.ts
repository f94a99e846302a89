import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';

export type CsvCell = string | number | null;

const date = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Africa/Tunis', dateStyle: 'short' });
const dateTime = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Africa/Tunis',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The day of an ISO 8601 date, at Tunis, as French spreadsheets read it. */
export function csvDate(iso: string): string {
  return date.format(new Date(iso));
}

/** The same with the time. */
export function csvDateTime(iso: string | null): string | null {
  return iso === null ? null : dateTime.format(new Date(iso));
}

/** A Tunisian phone without its country code, another with 00: a cell that begins with + would be guarded like a formula. */
export function csvPhone(phone: string | null): string | null {
  return phone && phone.replace(/^\+216(\d\d)(\d{3})(\d{3})$/, '$1 $2 $3').replace(/^\+/, '00 ');
}

/** Answers with a file that French spreadsheets open correctly. */
export function sendCsv(
  reply: FastifyReply,
  fileName: string,
  header: readonly string[],
  rows: CsvCell[][],
): FastifyReply {
  return sendCsvFile(reply, fileName, toCsv(header, rows));
}

/**
 * The text of such a file: UTF-8 with a byte order mark, semicolons, decimal commas. Every text is quoted and on one
 * line.
 */
export function toCsv(header: readonly string[], rows: CsvCell[][]): string {
  return stringify([header, ...rows], {
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    quoted_string: true,
    cast: { string: harmless, number: (value) => String(value).replace('.', ',') },
  });
}

/** Answers with the text of a file. */
export function sendCsvFile(reply: FastifyReply, fileName: string, csv: string): FastifyReply {
  return reply
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .type('text/csv; charset=utf-8')
    .send(csv);
}

/**
 * Line breaks of every kind, tabs and other control characters: some spreadsheets begin a new row or cell there.
 */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Characters that change the direction of the text after them. */
const directions = /\p{Bidi_Control}/gu;
/** The beginning of a formula, also after what is not seen by itself: blanks, invisible characters, accents without a letter. */
const formula = /^[^\p{L}\p{N}\p{P}\p{S}]*[=+\-@]/u;

/** The text on one line, with an apostrophe before what a spreadsheet would run as a formula. */
function harmless(text: string): string {
  const line = text.replace(controls, ' ').replace(directions, '');
  // some spreadsheets take full-width signs for plain ones, as NFKC does
  return formula.test(line.normalize('NFKC')) ? `'${line}` : line;
}
