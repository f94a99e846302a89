import { once } from 'node:events';
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { DataFolderInUseError } from './embedded/data-folder.ts';
import { type Database, type DatabaseTarget, openDatabase } from './open-database.ts';
import type { Schema } from './schema.ts';
import { createDatabase, dropDatabase, urlOfDatabase } from './testing/databases.ts';
import { describeOnBothDatabases, emptyEmbedded } from './testing/index.ts';
import { spawnModule } from './testing/spawn-module.ts';

const MIGRATIONS = readdirSync(new URL('./migrations/', import.meta.url)).length;

async function migrationsDone(kysely: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from kysely_migration`.execute(kysely);
  return rows[0]?.count ?? 0;
}

async function remember(kysely: Kysely<Schema>, key: string): Promise<void> {
  await kysely
    .insertInto('limits')
    .values({ key, hits: 1, window_began_at: new Date(0) })
    .execute();
}

async function remembered(kysely: Kysely<Schema>): Promise<string[]> {
  const rows = await kysely.selectFrom('limits').select('key').orderBy('key').execute();
  return rows.map((row) => row.key);
}

describeOnBothDatabases('transactions', (database) => {
  test('a query beside the transaction, which would wait for it, is refused at once', async () => {
    const { kysely } = database();
    await kysely.transaction().execute(async (trx) => {
      await expect(remember(kysely, 'beside')).rejects.toThrow('must go through that transaction');
      await remember(trx, 'within');
    });
    await remember(kysely, 'after');
    expect(await remembered(kysely)).toEqual(['after', 'within']);
  });

  test('several at once all end', async () => {
    const { kysely } = database();
    const keys = Array.from({ length: 25 }, (_, n) => `key ${n}`);
    await Promise.all(keys.map((key) => kysely.transaction().execute((trx) => remember(trx, key))));
    expect(await remembered(kysely)).toEqual(expect.arrayContaining(keys));
  });
});

/** In several processes at once; resolves to their exit codes. */
async function openInProcesses(count: number, target: DatabaseTarget): Promise<unknown[]> {
  const code = `
    import { openDatabase } from ${JSON.stringify(new URL('./index.ts', import.meta.url))};
    const database = await openDatabase(${JSON.stringify(target)}, { attach: true });
    await database.close();
  `;
  const exits = Array.from({ length: count }, async () => (await once(spawnModule(code), 'exit'))[0]);
  return Promise.all(exits);
}

describe.skipIf(!inject('postgres'))('PostgreSQL', () => {
  test('processes that start at once on a new database migrate it once', async () => {
    const { url } = inject('postgres')!;
    const name = await createDatabase(url);
    const target = { url: urlOfDatabase(url, name) };
    expect(await openInProcesses(4, target)).toEqual([0, 0, 0, 0]);
    const database = await openDatabase(target);
    expect(await migrationsDone(database.kysely)).toBe(MIGRATIONS);
    await database.close();
    await dropDatabase(url, name);
  });

  test('a connection cut within a transaction fails that transaction only', async () => {
    const database = await openDatabase({ url: inject('postgres')!.url });
    const cut = database.kysely
      .transaction()
      .execute((trx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx));
    await expect(cut).rejects.toThrow(/terminat/);
    expect(await migrationsDone(database.kysely)).toBe(MIGRATIONS);
    await database.close();
  });
});

describe('embedded', () => {
  /** Provides an empty folder, then closes its databases and removes it. */
  async function withFolder(use: (dataDir: string, open: typeof openDatabase) => Promise<void>) {
    const { target, remove } = await emptyEmbedded();
    const opened: Database[] = [];
    await use(target.dataDir, async (...options) => {
      const database = await openDatabase(...options);
      opened.unshift(database);
      return database;
    }).finally(() => Promise.all(opened.map((it) => it.close())));
    await remove();
  }

  test('what was written is there after closing and opening again, and migrations are not run twice', () =>
    withFolder(async (dataDir) => {
      const first = await openDatabase({ dataDir });
      await remember(first.kysely, 'kept');
      await first.close();
      const again = await openDatabase({ dataDir });
      expect(await remembered(again.kysely)).toEqual(['kept']);
      expect(await migrationsDone(again.kysely)).toBe(MIGRATIONS);
      await again.close();
    }));

  test('a folder has one owner, and others attach to it', () =>
    withFolder(async (dataDir, open) => {
      const owner = await open({ dataDir });
      await expect(open({ dataDir })).rejects.toThrow(DataFolderInUseError);
      const command = await open({ dataDir }, { attach: true });
      await remember(owner.kysely, 'by the owner');
      await command.kysely.transaction().execute((trx) => remember(trx, 'by the command'));
      expect(await remembered(command.kysely)).toEqual(['by the command', 'by the owner']);
      expect(await remembered(owner.kysely)).toEqual(['by the command', 'by the owner']);
      await command.close();
      expect(await remembered(owner.kysely)).toHaveLength(2);
    }));

  test('commands that start at once, one of which becomes the owner, all do their work', () =>
    withFolder(async (dataDir) => {
      expect(await openInProcesses(2, { dataDir })).toEqual([0, 0]);
    }));

  test('a path too long for a socket will do', () =>
    withFolder(async (parent, open) => {
      const dataDir = join(parent, 'a-long-name'.repeat(10));
      cpSync(inject('embeddedTemplate'), dataDir, { recursive: true });
      await open({ dataDir });
      const command = await open({ dataDir }, { attach: true });
      expect(await migrationsDone(command.kysely)).toBe(MIGRATIONS);
    }));
});
