import { once } from 'node:events';
import fs, { statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../open-database.ts';
import { emptyEmbedded } from '../testing/index.ts';
import { spawnModule } from '../testing/spawn-module.ts';
import { DataFolderUnusableError } from './data-folder.ts';
import { openEngine } from './engine.ts';

/** Inodes on which fsync was called. */
const synced: number[] = [];
const { fsyncSync } = fs;
beforeAll(() =>
  replaceFsync((file) => {
    fsyncSync(file);
    synced.push(fs.fstatSync(file).ino);
  }),
);
afterAll(() => replaceFsync(fsyncSync));

/** In modules loaded before too. */
function replaceFsync(by: typeof fsyncSync) {
  fs.fsyncSync = by;
  syncBuiltinESMExports();
}

async function newFolder(): Promise<string> {
  const { target, remove } = await emptyEmbedded();
  onTestFinished(remove);
  return target.dataDir;
}

test('every acknowledged write survives a process killed in the middle of writing', async () => {
  const dataDir = await newFolder();
  const child = spawnModule(`
    import { openDatabase } from ${JSON.stringify(new URL('../index.ts', import.meta.url))};
    const { kysely } = await openDatabase({ dataDir: ${JSON.stringify(dataDir)} });
    for (let n = 1; ; n++) {
      await kysely.insertInto('limits').values({ key: String(n), hits: n, window_began_at: new Date() }).execute();
      console.log(n);
    }
  `);
  let acknowledged = 0;
  const exited = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) {
    acknowledged = Number(line);
    if (acknowledged === 100) child.kill('SIGKILL');
  }
  await exited;
  const database = await openDatabase({ dataDir });
  const rows = await database.kysely.selectFrom('limits').select('hits').orderBy('hits').execute();
  await database.close();
  expect(rows.length).toBeGreaterThanOrEqual(acknowledged);
  expect(rows.map((row) => row.hits)).toEqual(rows.map((_, index) => index + 1));
});

test('a commit is on the disk, not only with the system, when it is acknowledged', async () => {
  const folder = join(await newFolder(), 'database');
  const engine = await openEngine(folder);
  onTestFinished(() => engine.close());
  await engine.exec('create table notes (text text)');
  const { rows } = await engine.query<{ name: string }>(
    'select pg_walfile_name(pg_current_wal_lsn()) as name',
  );
  const log = statSync(join(folder, 'postgres', 'pg_wal', rows[0]!.name)).ino;
  synced.length = 0;
  await engine.query("insert into notes values ('a')");
  expect(synced).toContain(log);
});

test('a folder whose first start was cut short is started afresh', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'soumdar-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'postgres.new'));
  await writeFile(join(folder, 'postgres.new', 'PG_VERSION'), '18');
  const engine = await openEngine(folder);
  onTestFinished(() => engine.close());
  expect((await engine.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(await readdir(folder)).toEqual(['postgres']);
});

test('a database of which a part is gone is refused with a sentence, left as it is, and whole again with that part', async () => {
  const dataDir = await newFolder();
  const before = await openDatabase({ dataDir });
  await sql`insert into limits values ('kept', now(), 1)`.execute(before.kysely);
  await before.close();

  const home = join(dataDir, 'database', 'postgres');
  const contents = async () => (await readdir(home, { recursive: true })).toSorted();
  await rename(join(home, 'PG_VERSION'), join(dataDir, 'away'));
  const left = await contents();
  const refusal = openDatabase({ dataDir });
  await expect(refusal).rejects.toThrow(DataFolderUnusableError);
  await expect(refusal).rejects.toThrow(
    `The data folder ${join(dataDir, 'database')} cannot be used: its database lacks postgres/PG_VERSION; put it back, or restore a backup into an empty folder.`,
  );
  expect(await contents()).toEqual(left);

  await rename(join(dataDir, 'away'), join(home, 'PG_VERSION'));
  const after = await openDatabase({ dataDir });
  onTestFinished(() => after.close());
  expect(await after.kysely.selectFrom('limits').select('key').execute()).toEqual([{ key: 'kept' }]);
});

test('what else keeps a database from being opened is a sentence too', async () => {
  const dataDir = await newFolder();
  const home = join(dataDir, 'database', 'postgres');
  await writeFile(join(home, 'PG_VERSION'), '9');
  await expect(openDatabase({ dataDir })).rejects.toThrow(
    `The data folder ${join(dataDir, 'database')} cannot be used: its database cannot be opened: database files are incompatible with server.`,
  );
});

test('a file that could not be created can be created later', async () => {
  const folder = join(await newFolder(), 'database');
  const engine = await openEngine(folder);
  onTestFinished(() => engine.close());
  const { rows } = await engine.query<{ data_directory: string }>('show data_directory');
  const create = (name: string) =>
    engine.exec(`copy (select 1) to '${rows[0]!.data_directory}/pg_snapshots/${name}'`);
  await create('first');

  const snapshots = join(folder, 'postgres', 'pg_snapshots');
  await rename(snapshots, `${snapshots}.away`);
  await expect(create('second')).rejects.toThrow('could not open file');
  await rename(`${snapshots}.away`, snapshots);
  await create('second');
  expect(await readdir(snapshots)).toEqual(['first', 'second']);
});

test('an engine that dies of its disk fails the query, and comes back with all that was acknowledged', async () => {
  const dataDir = await newFolder();
  const database = await openDatabase({ dataDir });
  const { kysely } = database;
  onTestFinished(() => database.close());
  const add = (key: string) => sql`insert into limits values (${key}, now(), 1)`.execute(kysely);
  await add('kept');

  const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  const log = join(dataDir, 'database', 'postgres', 'pg_wal');
  await rename(log, `${log}.away`);
  await sql`select pg_switch_wal()`.execute(kysely);
  await expect(add('lost')).rejects.toThrow('Connection terminated');
  await rename(`${log}.away`, log);

  const keys = () =>
    kysely
      .selectFrom('limits')
      .select('key')
      .execute()
      .catch(() => []);
  await expect.poll(keys, { timeout: 30_000 }).toEqual([{ key: 'kept' }]);
  expect(warn).toHaveBeenCalledWith('The embedded database stopped by itself and is started again.');
});
