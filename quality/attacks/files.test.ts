import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as soon } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { header, row } from './stage/listing-files.ts';
import { manualRequest, newPerson, type Member } from './stage/people.ts';
import { importListings, type Ended } from '../product/launch.ts';
import { openStage, type Stage } from './stage/stage.ts';

let stage: Stage;
let owner: Member;
beforeAll(async () => {
  stage = await openStage();
  owner = await stage.signUp();
  return () => stage.close();
});

/** A gzip bomb; concatenated gzip files form one valid file. */
function bomb(megabytes: number): Buffer {
  const newlines = gzipSync(Buffer.alloc(1_000_000, '\n'));
  return Buffer.concat([gzipSync(header + row({ id: 'bait' })), ...Array<Buffer>(megabytes).fill(newlines)]);
}

describe('a file of advertisements', () => {
  const inService = () =>
    stage.query(
      'select count(*) as listings, (select count(*) from listing_imports) as imports from listings',
    );

  it.each<[string, () => string | Buffer]>([
    ['with a record of commas', () => `${header}${row({ id: 'bait' })}${','.repeat(2_000_000)}\n`],
    ['with a locality as long as a book', () => header + row({ id: 'bait', locality: 'x'.repeat(900_000) })],
    [
      'with a hundred thousand columns',
      () =>
        [header, row({ id: 'bait' })].map((line) => `${line.trimEnd()}${',x'.repeat(100_000)}\n`).join(''),
    ],
    ['that unpacks to newlines a thousand times its size', () => bomb(100)],
  ])('%s is refused in a sentence, changes nothing and stops nobody', async (_what, content) => {
    const file = join(stage.dataDir, 'hostile.csv');
    writeFileSync(file, content());
    const before = await inService();
    const importing = importListings(file, { DATA_DIR: stage.dataDir });
    let ended: Ended | void = undefined;
    while (!ended) {
      expect((await owner.get('/api/auth/session')).status).toBe(200);
      expect((await stage.visitor().get('/healthz')).status).toBe(200);
      ended = await Promise.race([importing, soon()]);
    }
    const { code, output } = ended;
    expect(output).toMatch(/^[^\n]*hostile\.csv[^\n]{0,300}\.\n$/);
    expect(code).toBe(1);
    expect(await inService()).toEqual(before);
  });
});

describe('a formula', () => {
  const formulas = [
    "Tunis\n=cmd|' /C calc'!A0",
    '=1+1',
    '＝1+1',
    '\t=1+1',
    '+1+1',
    '-1+1',
    '@SUM(1)',
    '\r=1+1',
    '\u00a0=1+1',
    '＠SUM(1)',
    'x";=1+1;"',
    'x\r\n=1+1;=2+2',
    'x\u2028=1+1',
  ];

  /** The cells of each line of a CSV file. */
  const cellsOf = (line: string) =>
    [...line.matchAll(/(?:^|;)("(?:[^"]|"")*"|[^;"]*)/g)].map(([, cell]) => cell!);
  const unquoted = (cell: string) => cell.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"');

  let expert: Member;
  beforeAll(async () => {
    expert = await stage.expert();
    for (const formula of formulas.slice(0, 4)) {
      const person = await stage.signUp({ ...newPerson(), full_name: `${formula}.` });
      for (const [index, localisation] of formulas.entries()) {
        // at different positions, because offers at the same place are listed once
        const location = { lat: 36.84 + index / 1000, lng: 10.27 };
        await person.post('/api/manual-estimation', { ...manualRequest, location, localisation });
      }
    }
  });

  it.each(['requests', 'offers'])(
    'in a name or a place is text in the experts’ table of %s',
    async (table) => {
      const { status, text } = await expert.get(`/api/experts/${table}.csv`);
      expect(status).toBe(200);
      const [head = '', ...lines] = text
        .replace(/^\uFEFF/, '')
        .trimEnd()
        .split('\r\n');
      expect(lines).toHaveLength(4 * formulas.length);
      for (const line of lines) {
        expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        const cells = cellsOf(line);
        expect(cells).toHaveLength(cellsOf(head).length);
        for (const cell of cells) expect(unquoted(cell).normalize('NFKC')).not.toMatch(/^\s*[=+\-@]/);
      }
      const bait = lines.find((line) => line.includes('cmd|'))!;
      expect(bait).toMatch(/"Tunis[^";]*=cmd\|' \/C calc'!A0"/);
    },
  );
});
