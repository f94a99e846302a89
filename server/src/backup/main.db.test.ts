import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openDatabase, watchedFigures, type Database } from '@soumdar/db';
import { emptyEmbedded } from '@soumdar/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
const commands = {
  backup: new URL('./main.ts', import.meta.url).pathname,
  restore: new URL('../restore/main.ts', import.meta.url).pathname,
};

let empty: Awaited<ReturnType<typeof emptyEmbedded>>;
let product: Database;
let file: string;
beforeAll(async () => {
  empty = await emptyEmbedded();
  product = await openDatabase(empty.target);
  file = join(empty.target.dataDir, 'backup');
});
afterAll(async () => {
  await product.close();
  await empty.remove();
});

/** As from a shell, while another process has the database open. */
async function type(command: keyof typeof commands, args: string[], BACKUP_PASSPHRASE = '') {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const env = { ...inherited, DATA_DIR: empty.target.dataDir, BACKUP_PASSPHRASE };
  const ended = await run(process.execPath, [commands[command], ...args], { env }).catch(
    (error: unknown) => error,
  );
  return ended as { stdout: string; stderr: string; code?: number };
}

it('a database is backed up and restored while the product runs', async () => {
  const { kysely } = product;
  const keys = async () => (await kysely.selectFrom('limits').select('key').execute()).map(({ key }) => key);
  await kysely
    .insertInto('limits')
    .values({ key: 'kept', hits: 1, window_began_at: new Date(0) })
    .execute();
  const begun = Date.now();
  const made = await type('backup', [file], 'olive');
  expect(made).toMatchObject({
    stderr: '',
    stdout: expect.stringMatching(/, encrypted:\n(.*\n)*- limits: 1$/m),
  });
  const { backedUpAt } = await watchedFigures(kysely, new Date());
  expect(Date.parse(backedUpAt!)).toBeGreaterThanOrEqual(begun);
  await kysely.updateTable('limits').set({ key: 'changed' }).execute();
  expect(await type('restore', [file])).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/is encrypted: set BACKUP_PASSPHRASE .*\n$/),
  });
  expect(await keys()).toEqual(['changed']);
  expect(await type('restore', [file, '--replace'], 'olive')).toMatchObject({
    stderr: '',
    stdout: expect.stringContaining('- limits: 1'),
  });
  expect(await keys()).toEqual(['kept']);
});

it.each([
  ['backup', []],
  ['backup', ['--replace']],
  ['restore', []],
  ['restore', ['file', '--force']],
] as const)('%s %o fails with its usage', async (command, args) => {
  expect(await type(command, [...args])).toMatchObject({ code: 1, stderr: expect.stringMatching(/^Usage:/) });
});

it('a file that is not there is said in a sentence', async () => {
  const { stderr, code } = await type('restore', ['/no/such/file']);
  expect({ stderr, code }).toEqual({ code: 1, stderr: '/no/such/file cannot be read: ENOENT.\n' });
  const nowhere = await type('backup', ['/no/such/folder/file']);
  expect(nowhere).toMatchObject({ code: 1, stderr: '/no/such/folder/file cannot be written: ENOENT.\n' });
});
