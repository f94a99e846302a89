import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../open-database.ts';
import { createDatabase, dropDatabase, urlOfDatabase } from './databases.ts';
import { startPostgresServer } from './postgres-server.ts';
import './provided.ts';

/** Prepares an empty database of each kind once, for all test files to copy. */
export default async function setup(project: TestProject) {
  const embeddedTemplate = await mkdtemp(join(tmpdir(), 'soumdar-template-'));
  await (await openDatabase({ dataDir: embeddedTemplate })).close();
  project.provide('embeddedTemplate', embeddedTemplate);

  const server = await findServer(project);
  const postgres = server && { url: server.url, template: await createDatabase(server.url) };
  if (postgres) await (await openDatabase({ url: urlOfDatabase(postgres.url, postgres.template) })).close();
  project.provide('postgres', postgres);

  return async () => {
    rmSync(embeddedTemplate, { recursive: true });
    if (postgres) await dropDatabase(postgres.url, postgres.template);
    await server?.stop();
  };
}

async function findServer(project: TestProject) {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { url, stop: async () => {} };
  const server = await startPostgresServer();
  if (server) return server;
  const missing = 'No PostgreSQL server: TEST_DATABASE_URL is not set and the machine has no binaries of it.';
  if (process.env.REQUIRE_POSTGRES === '1') throw new Error(missing);
  project.vitest.logger.warn(`${missing} The tests on PostgreSQL are SKIPPED.`);
  return undefined;
}
