import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { FormatName } from '../formats/formats.ts';
import { apartment, collect, csvOf, temporaryFile } from '../testing/files.ts';
import { BrokenFileError } from '../reading/text-of-file.ts';
import { maxCellCharacters, maxColumns, maxRecordCharacters, maxRowsAmiss } from '../reading/limits.ts';
import { readListingFile } from './read-listing-file.ts';

const [header, row] = csvOf([apartment]).split('\n');
const portalHeader =
  'Référence;Transaction;Type;Prix;Surface;Pièces;Salles de bain;Meublé;Gouvernorat;Ville;Quartier;Date';
const exported = {
  id: 1,
  deal: 'sale',
  category: 'apartment',
  asking_price: 310000,
  area_sqm: 104,
  town: 'La Marsa',
  posted_at: '2025-03-15',
};

const read = (content: string | Uint8Array, format?: FormatName) =>
  collect(readListingFile(temporaryFile(content), { today: '2026-01-31', name: 'weekly', format }));
const tooMany = (character: string) => character.repeat(2 * maxRecordCharacters);

describe('a file that would fill the memory or take for ever', () => {
  const endless = 'after row 2, the header counted: no row ends within 200000 characters';
  const longRows = `${'x'.repeat(maxRecordCharacters / 2)}\n`.repeat(120);
  it.each<[string, string | Uint8Array, string, FormatName?]>([
    ['one row of commas', `${header}\n${row}\n${tooMany(',')}\n${row}\n`, endless],
    ['one row of quoted commas', `${header}\n${row}\n${tooMany('"",')}\n${row}\n`, endless],
    ['one long line', `${header}\n${row}\n${tooMany('x')}\n${row}\n`, endless],
    ['blank lines', `${header}\n${row}\n${tooMany('\n')}${row}\n`, endless],
    [
      'rows that are none',
      `${header}\n${'x\n'.repeat(maxRowsAmiss + 1)}${row}\n`,
      'is damaged: none of the 100000 rows before row 100001 is one (wrong_cell_count)',
    ],
    ['a quote that is never closed', `${header}\n${row}\n"${tooMany('x\n')}`, endless],
    [
      'too many columns',
      `${header}${',x'.repeat(maxColumns)}\n${row}\n`,
      `has ${header!.split(',').length + maxColumns} columns, which is more than 1000`,
    ],
    [
      'too many columns of a portal',
      `${portalHeader}${';x'.repeat(maxColumns)}\n`,
      'has 1012 columns, which is more than 1000',
      'portal-csv',
    ],
    [
      'a little gzip that unpacks to much',
      gzipSync(`${header}\n${longRows}${row}\n`),
      'is no honest gzip file: it grows more than 100-fold',
    ],
    [
      'one long line of JSON',
      `{"id":"${tooMany('x')}`,
      'a line has over 200000 characters',
      'json-lines-export',
    ],
    [
      'blank lines of JSON',
      `${JSON.stringify(exported)}\n${tooMany('\n')}${JSON.stringify(exported)}\n`,
      'is damaged: the 200000 characters before line 200002 are blank',
      'json-lines-export',
    ],
  ])('is broken when it has %s', async (_what, content, sentence, format) => {
    const failure = await read(content, format).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(BrokenFileError);
    expect((failure as Error).message).toMatch(/^weekly /);
    expect((failure as Error).message).toContain(sentence);
  });

  // a second or two on a free core
  it('is broken when it has rows without end that are none', { timeout: 60_000 }, async () => {
    const reading = read(`${header}\n${'x\n'.repeat(maxRowsAmiss + 1)}${row}\n`);
    await expect(reading).rejects.toThrow(BrokenFileError);
    await expect(reading).rejects.toThrow(
      'none of the 100000 rows before row 100001 is one (wrong_cell_count)',
    );
  });
});

describe('a row that holds too much', () => {
  const longest = 'x'.repeat(maxCellCharacters);
  const portalRow = (place: string) =>
    `${portalHeader}\nP-1;Vente;Villa;1,2 MD;350 m²;S+5;1;;Tunis;La Marsa;${place};15/03/2025\n`;
  it.each<[string, (text: string) => string, FormatName?]>([
    ['a locality', (locality) => csvOf([{ ...apartment, locality }])],
    ['a number', (rooms) => csvOf([{ ...apartment, rooms }])],
    ['an id', (source_id) => csvOf([{ ...apartment, source_id }])],
    ['a quarter of a portal', portalRow, 'portal-csv'],
    ['a district of JSON', (district) => JSON.stringify({ ...exported, district }), 'json-lines-export'],
  ])('is rejected for %s of more than 300 characters', async (_what, fileWith, format) => {
    expect(await read(fileWith(longest), format)).toMatchObject([{ kind: 'listing' }]);
    expect(await read(fileWith(`${longest}x`), format)).toEqual([
      { kind: 'rejected', rowNumber: 1, reason: 'long_cell' },
    ]);
  });

  it('is accepted when it is in a column that nobody reads', async () => {
    const text = `remark,${header}\n${'x'.repeat(maxRecordCharacters / 2)},${row}\n`;
    expect(await read(text)).toMatchObject([{ kind: 'listing' }]);
  });

  it('is rejected for what is no JSON object, however deep', async () => {
    const deep = maxRecordCharacters / 10;
    const lines = ['['.repeat(deep), `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`, JSON.stringify(exported)];
    expect(await read(lines.join('\n'), 'json-lines-export')).toMatchObject([
      { reason: 'not_an_object' },
      { reason: 'unknown_transaction' },
      { kind: 'listing' },
    ]);
  });

  it.each(['\u0000', '\ud800'])(
    'is rejected for a name with %j in it, which no database keeps',
    async (character) => {
      const lines = [
        { ...exported, district: `a${character}b` },
        { ...exported, id: character },
      ];
      expect(
        await read(lines.map((line) => JSON.stringify(line)).join('\n'), 'json-lines-export'),
      ).toMatchObject([{ reason: 'bad_text' }, { reason: 'bad_text' }]);
    },
  );
});
