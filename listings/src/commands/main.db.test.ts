import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { emptyEmbedded } from '@soumdar/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apartment, csvOf, temporaryFile } from '../testing/files.ts';

const run = promisify(execFile);
const main = new URL('./main.ts', import.meta.url).pathname;

let empty: Awaited<ReturnType<typeof emptyEmbedded>>;
beforeAll(async () => {
  empty = await emptyEmbedded();
});
afterAll(() => empty.remove());

/** A failure resolves to its output and code. */
async function listings(args: string[], env: NodeJS.ProcessEnv = {}) {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const settings = { env: { ...inherited, DATA_DIR: empty.target.dataDir, ...env } };
  const ended = await run(process.execPath, [main, ...args], settings).catch((error: unknown) => error);
  return ended as { stdout: string; stderr: string; code?: number };
}

it('imports a file named from where the command is typed, then reports what is in', async () => {
  const path = temporaryFile(csvOf([apartment, { ...apartment, price_tnd: '' }]), 'mine.csv');
  const imported = await listings(['import', 'mine.csv'], { INIT_CWD: dirname(path) });
  expect(imported).toMatchObject({ stderr: '' });
  expect(imported.stdout).toMatch(/accepted \(new\) +1\n[^]*missing_price +no price +1 +2\n/);
  const reported = await listings(['report']);
  expect(reported.stdout).toContain('Listings in service: 1, real advertisements, the newest of 2025-03-15.');
  expect(reported.stdout).toMatch(/Tunis +1 +0 +1\n/);
  expect(reported.stdout).toMatch(/mine\.csv +2 +1 +0 +0 +0 +1\n/);
});

it.each([
  ['a broken file', () => ['import', temporaryFile('source,price_tnd\n')], /lacks the columns/],
  ['no file', () => ['import'], /^Usage:/],
  ['an unknown command', () => ['export'], /^Usage:/],
])('fails with a sentence for %s', async (_what, args, sentence) => {
  const ended = await listings(args());
  expect(ended).toMatchObject({ code: 1, stderr: expect.stringMatching(sentence) });
  expect(ended.stderr).not.toContain('    at ');
});

it('fails with a sentence when the database cannot be reached', async () => {
  const ended = await listings(['report'], { DATABASE_URL: 'postgres://127.0.0.1:1/none' });
  expect(ended).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The database cannot be used: .*ECONNREFUSED.*\n$/),
  });
});
