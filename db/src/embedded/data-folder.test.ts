import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { spawnModule } from '../testing/spawn-module.ts';
import {
  DataFolderUnusableError,
  inUse,
  lockFolder,
  prepareDataFolder,
  prepareFolder,
} from './data-folder.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'soumdar-test-'));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true });
});

/** Another process that locks the folder. */
async function otherOwner(folder: string) {
  const owner = spawnModule(`
    import { lockFolder } from ${JSON.stringify(new URL('./data-folder.ts', import.meta.url))};
    const lock = lockFolder(${JSON.stringify(folder)});
    console.log(lock !== undefined);
    setInterval(() => lock, 1e6);
  `);
  const [answer] = await once(owner.stdout, 'data');
  expect(String(answer)).toBe('true\n');
  return owner;
}

test('the folder is closed to everybody but its owner, also when it was not before', () => {
  mkdirSync(join(dataDir, 'database'), { mode: 0o755 });
  expect(statSync(prepareFolder(dataDir)).mode & 0o777).toBe(0o700);
});

test('a folder has one owner, until it lets go', () => {
  const folder = prepareFolder(dataDir);
  const lock = lockFolder(folder);
  expect(lockFolder(folder)).toBeUndefined();
  lock?.release();
  const next = lockFolder(folder);
  expect(next).toBeDefined();
  next?.release();
});

test('a folder owned by another process is refused with its pid, and free again once that is killed', async () => {
  const folder = prepareFolder(dataDir);
  const owner = await otherOwner(folder);
  expect(lockFolder(folder)).toBeUndefined();
  expect(inUse(folder).message).toBe(`The data folder ${folder} is in use by process ${owner.pid}.`);

  owner.kill('SIGKILL');
  await once(owner, 'exit');
  const lock = lockFolder(folder);
  expect(lock).toBeDefined();
  lock?.release();
});

test('a pid left behind that is now another program’s does not keep the folder', () => {
  const folder = prepareFolder(dataDir);
  writeFileSync(join(folder, 'pid'), '1');
  const lock = lockFolder(folder);
  expect(lock).toBeDefined();
  lock?.release();
});

test('what is not a folder is refused with its name', () => {
  const file = join(dataDir, 'file');
  writeFileSync(file, '');
  expect(() => prepareFolder(file)).toThrow(DataFolderUnusableError);
  expect(() => prepareFolder(file)).toThrow(`The data folder ${join(file, 'database')} cannot be used: `);
});

test.runIf(existsSync('/proc/self'))('a folder where nothing can be made is refused', () => {
  expect(() => prepareDataFolder('/proc/soumdar/data')).toThrow(
    'The data folder /proc/soumdar/data cannot be used: ',
  );
});

test.skipIf(process.getuid?.() === 0)('a folder that cannot be written is refused', () => {
  chmodSync(dataDir, 0o500);
  expect(() => prepareFolder(dataDir)).toThrow(DataFolderUnusableError);
});
