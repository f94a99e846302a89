import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';

export type CsvCell = string | number | null;

const date = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Africa/Tunis', dateStyle: 'short' });
const dateTime = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Africa/Tunis',
  dateStyle: 'short',
  timeStyle: 'short',
});

export function csvDate(iso: string): string {
  return date.format(new Date(iso));
}

export function csvDateTime(iso: string | null): string | null {
  return iso === null ? null : dateTime.format(new Date(iso));
}

/** A cell that begins with + would be guarded like a formula. */
export function csvPhone(phone: string | null): string | null {
  return phone && phone.replace(/^\+216(\d\d)(\d{3})(\d{3})$/, '$1 $2 $3').replace(/^\+/, '00 ');
}

export function sendCsv(
  reply: FastifyReply,
  fileName: string,
  header: readonly string[],
  rows: CsvCell[][],
): FastifyReply {
  return reply.headers(csvFile(fileName)).send(toCsv(header, rows));
}

/** For French spreadsheets: a byte order mark, semicolons and decimal commas. */
export function toCsv(header: readonly string[], rows: CsvCell[][]): string {
  return stringify([header, ...rows], {
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    quoted_string: true,
    cast: { string: harmless, number: (value) => String(value).replace('.', ',') },
  });
}

export const csvFile = (fileName: string) => ({
  'content-disposition': `attachment; filename="${fileName}"`,
  'content-type': 'text/csv; charset=utf-8',
});

/** Some spreadsheets begin a new row or cell at these. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Characters that change the direction of the text after them. */
const directions = /\p{Bidi_Control}/gu;
/** The start of a formula, also after what is invisible. */
const formula = /^[^\p{L}\p{N}\p{P}\p{S}]*[=+\-@]/u;

/** And within a text: where cells are parted at commas, ours begin inside our quotes. */
const laterFormula = /(,[^\p{L}\p{N}\p{P}\p{S}]*)(?=[=+\-@＝＋－＠﹦﹢﹣﹫])/gu;

/** An apostrophe keeps a spreadsheet from running a formula. */
function harmless(text: string): string {
  const line = text.replace(controls, ' ').replace(directions, '').replace(laterFormula, "$1'");
  // some spreadsheets take full-width signs for plain ones, as NFKC does
  return formula.test(line.normalize('NFKC')) ? `'${line}` : line;
}
