import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { type Database, type DatabaseTarget, openDatabase } from '../open-database.ts';
import { createDatabase, dropDatabase, urlOfDatabase } from './databases.ts';
import './provided.ts';

export { createDatabase, dropDatabase, urlOfDatabase } from './databases.ts';
export { changeStoredAnswer, storedAnswerOf, unpackStoredAnswer } from './stored-answer.ts';
export {
  findBinaries,
  type PostgresServer,
  startPostgresServer,
  unprivilegedUser,
} from './postgres-server.ts';

/** Migrated, empty, not yet opened, for one test alone. */
export interface EmptyDatabase {
  target: DatabaseTarget;
  /** Close it first if it was opened. */
  remove: () => Promise<void>;
}

/**
 * Runs the tests on the embedded database and on PostgreSQL, each migrated, empty, and shared by this block
 * only. `TEST_DATABASES=first` chooses PostgreSQL if available, `second` the other. `database()` is for
 * hooks and tests.
 */
export function describeOnBothDatabases(name: string, tests: (database: () => Database) => void): void {
  const noServer = inject('postgres') === undefined;
  for (const kind of kindsToTest(noServer)) {
    const skipped = kind === 'PostgreSQL' && noServer;
    describe.skipIf(skipped)(`${name} (${kind}${skipped ? ': SKIPPED, no server' : ''})`, () => {
      withDatabase(kind === 'embedded' ? emptyEmbedded : emptyPostgres, tests);
    });
  }
}

function kindsToTest(noServer: boolean): ('embedded' | 'PostgreSQL')[] {
  const half = process.env['TEST_DATABASES'];
  if (half === undefined) return ['embedded', 'PostgreSQL'];
  return (half === 'first') === noServer ? ['embedded'] : ['PostgreSQL'];
}

function withDatabase(create: () => Promise<EmptyDatabase>, tests: (database: () => Database) => void) {
  let empty: EmptyDatabase;
  let database: Database;
  beforeAll(async () => {
    empty = await create();
    database = await openDatabase(empty.target);
  });
  afterAll(async () => {
    await database.close();
    await empty.remove();
  });
  tests(() => database);
}

export async function emptyEmbedded(): Promise<EmptyDatabase & { target: { dataDir: string } }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'soumdar-test-'));
  await cp(inject('embeddedTemplate'), dataDir, { recursive: true });
  return { target: { dataDir }, remove: () => rm(dataDir, { recursive: true }) };
}

/** On the PostgreSQL server of the tests. */
export async function emptyPostgres(): Promise<EmptyDatabase & { target: { url: string } }> {
  const postgres = inject('postgres');
  if (!postgres) throw new Error('There is no PostgreSQL server.');
  const name = await createDatabase(postgres.url, postgres.template);
  return {
    target: { url: urlOfDatabase(postgres.url, name) },
    remove: () => dropDatabase(postgres.url, name),
  };
}
