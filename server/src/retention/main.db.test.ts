import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { openDatabase, type Database } from '@soumdar/db';
import { emptyEmbedded } from '@soumdar/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
const main = new URL('./main.ts', import.meta.url).pathname;

let empty: Awaited<ReturnType<typeof emptyEmbedded>>;
let product: Database;
beforeAll(async () => {
  empty = await emptyEmbedded();
  product = await openDatabase(empty.target);
});
afterAll(async () => {
  await product.close();
  await empty.remove();
});

/** As from a shell, while another process has the database open. */
async function retention(...args: string[]) {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const settings = { env: { ...inherited, DATA_DIR: empty.target.dataDir } };
  const ended = await run(process.execPath, [main, ...args], settings).catch((error: unknown) => error);
  return ended as { stdout: string; stderr: string; code?: number };
}

it('tells what it would erase, then erases it, while the product runs', async () => {
  const limits = product.kysely.insertInto('limits');
  await limits.values({ key: 'codes 192.0.2.1', hits: 1, window_began_at: new Date(0) }).execute();
  const left = async () => (await product.kysely.selectFrom('limits').select('key').execute()).length;
  const counted = /^- 1 counts of limits/m;
  const trial = await retention('--dry-run');
  expect(trial).toMatchObject({ stderr: '', stdout: expect.stringMatching(counted) });
  expect(trial.stdout).toMatch(/^Nothing was erased/);
  expect(await left()).toBe(1);
  expect((await retention()).stdout).toMatch(counted);
  expect(await left()).toBe(0);
});

it('fails with its usage for an unknown option', async () => {
  expect(await retention('--dryrun')).toMatchObject({ code: 1, stderr: expect.stringMatching(/^Usage:/) });
});
