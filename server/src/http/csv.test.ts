import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { sendCsv, type CsvCell } from './csv.ts';

const header = ['=Texte', 'Nombre'];
const app = fastify();
app.post<{ Body: CsvCell[][] }>('/', ({ body }, reply) => sendCsv(reply, 'table.csv', header, body));

const lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

const blanks = ['', ' ', '\t', '\n', '\0', '\u00a0', '\u200b', '\ufeff', '\u202e', '\u0301', '"', ';', "'"];
const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦'];
const breaks = [
  '\n',
  '\r',
  '\r\n',
  '\v',
  '\f',
  '\t',
  '\0',
  '\u0085',
  '\u2028',
  '\u2029',
  ';',
  ',',
  '"',
  '";',
  '"\n',
  '";"',
];
const hostile = [
  ...blanks.flatMap((blank) => signs.map((sign) => `${blank}${sign}1+1`)),
  ...breaks.map((between) => `Tunis${between}=1+1`),
  "Tunis\n=cmd|' /C calc'!A0",
  '=HYPERLINK("http://exemple.tn";"Leïla")',
];

it('a text stays one cell that no spreadsheet runs, whatever it holds', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc
      .array(fc.constantFrom(...blanks, ...signs, ...breaks, 'Gabès', '1'), { maxLength: 8 })
      .map((parts) => parts.join('')),
  );
  const row = fc.tuple(text, fc.constantFrom(-3.25, 92.5, 0));
  await fc.assert(
    fc.asyncProperty(fc.array(row), async (rows) => {
      const file = await written(rows);
      expect(file.split(lineBreak)).toHaveLength(rows.length + 2);
      expect(file).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
      const read: string[][] = parse(file, { bom: true, delimiter: ';', from: 2 });
      expect(read.map(([, number]) => number)).toEqual(
        rows.map(([, number]) => String(number).replace('.', ',')),
      );
      for (const [index, [sent]] of rows.entries()) {
        const shown = visible(read[index]![0]!);
        const guarded = visible(sent).replace(/,(?=[=+\-@＝＋－＠﹦﹢﹣﹫])/gu, ",'");
        expect([guarded, `'${guarded}`]).toContain(shown);
        expect(signs).not.toContain(shown[0]);
      }
    }),
  );
});

it('a text keeps its blanks, its quotes and a sign that begins nothing', async () => {
  const sent = '  L’Aouina : 3+1, "S+2"; b@a.tn, 4-2 ';
  expect(await written([[sent, null]])).toBe(
    `\uFEFF"'=Texte";"Nombre"\r\n"${sent.replaceAll('"', '""')}";\r\n`,
  );
});

it(
  'LibreOffice finds the rows and cells that were sent, and no formula among them',
  { timeout: 60_000 },
  async ({ skip }) => {
    const file = await written(hostile.map((text, number) => [text, number + 0.5]));
    const shown = await shownByLibreOffice(`${file}=1+1;0,5\r\n`);
    if (!shown) return skip();
    const sent: string[][] = parse(file, { bom: true, delimiter: ';', from: 2 });
    // the last row shows that LibreOffice runs what is a formula
    expect(shown).toEqual([
      ["'=Texte", 'Nombre'],
      ...sent.map(([text], number) => [text, number + 0.5]),
      [2, 0.5],
    ]);
  },
);

async function written(rows: CsvCell[][]): Promise<string> {
  return (await app.inject({ method: 'POST', url: '/', payload: rows })).body;
}

/** What a person sees of a text, without its blanks. */
function visible(text: string): string {
  return text.replace(/[^\p{L}\p{N}\p{P}\p{S}]/gu, '');
}

/** As LibreOffice shows them in France, numbers as numbers; undefined, loudly, on a machine without it. */
async function shownByLibreOffice(file: string): Promise<(string | number)[][] | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'soumdar-csv-'));
  const out = join(folder, 'out');
  // separated by semicolons, in UTF-8; read as in France; written with texts in quotes
  const [read, write] = [
    'CSV:59,34,76,1,,1036,false,true',
    'csv:Text - txt - csv (StarCalc):59,34,76,1,,,true',
  ];
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
  try {
    await writeFile(join(folder, 'table.csv'), file);
    const options = [profile, '--headless', `--infilter=${read}`, '--convert-to', write, '--outdir', out];
    await promisify(execFile)('soffice', [...options, join(folder, 'table.csv')]);
    return parse(await readFile(join(out, 'table.csv')), {
      delimiter: ';',
      cast: (cell, { quoting }) => (quoting ? cell : Number(cell)),
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall !== 'spawn soffice') throw error;
    process.emitWarning(
      'No LibreOffice (soffice) on this machine. The test with a real spreadsheet is SKIPPED.',
    );
    return undefined;
  } finally {
    await rm(folder, { recursive: true });
  }
}
