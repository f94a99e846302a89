import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase, type Database, type DatabaseTarget } from './open-database.ts';
import { startPostgresServer } from './testing/postgres-server.ts';
import './testing/provided.ts';
import { mountSmallDisk } from './testing/small-disk.ts';
import { isWriteTrouble } from './connection/database-trouble.ts';

/** Undefined where the machine has no PostgreSQL. */
async function startOn(folder: string, kind: 'embedded' | 'PostgreSQL'): Promise<DatabaseTarget | undefined> {
  if (kind === 'embedded') {
    const dataDir = join(folder, 'data');
    await cp(inject('embeddedTemplate'), dataDir, { recursive: true });
    return { dataDir };
  }
  const server = await startPostgresServer({ within: folder });
  if (server) onTestFinished(() => server.stop());
  return server;
}

function smallDisk(skip: (why: string) => never) {
  const disk = mountSmallDisk(128) ?? skip('SKIPPED: this user may mount no disk');
  onTestFinished(() => disk.remove());
  return disk;
}

const add = (database: Database, rows: number) =>
  sql`insert into limits select gen_random_uuid(), now(), 1 from generate_series(1, ${sql.lit(rows)})`.execute(
    database.kysely,
  );
const count = async ({ kysely }: Database) =>
  (await sql<{ rows: number }>`select count(*)::int as rows from limits`.execute(kysely)).rows[0]?.rows;

test.for(['embedded', 'PostgreSQL'] as const)(
  'on a full disk the database (%s) is read as ever and known not to write, until there is room',
  async (kind, { skip }) => {
    const disk = smallDisk(skip);
    const target = (await startOn(disk.folder, kind)) ?? skip('SKIPPED: no binaries of PostgreSQL');
    const database = await openDatabase(target);
    onTestFinished(() => database.close());
    await add(database, 1);
    expect(await database.canWrite()).toBe(true);

    disk.fill();
    // too many rows for the free space of the existing files
    await expect(add(database, 20_000)).rejects.toSatisfy(isWriteTrouble);
    expect(await count(database)).toBe(1);
    expect(await database.canWrite()).toBe(false);

    disk.free();
    expect(await database.canWrite()).toBe(true);
    await add(database, 20_000);
    expect(await count(database)).toBe(20_001);
  },
);

test('on a full disk the embedded database takes no write at all, so that its log does not run out of room', async ({
  skip,
}) => {
  const disk = smallDisk(skip);
  const database = await openDatabase((await startOn(disk.folder, 'embedded'))!);
  onTestFinished(() => database.close());
  await add(database, 1);
  disk.fill();
  // deleting needs space in the log only
  await expect(database.kysely.deleteFrom('limits').execute()).rejects.toSatisfy(isWriteTrouble);
  expect(await count(database)).toBe(1);
});
