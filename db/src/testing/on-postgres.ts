/**
 * node db/src/testing/on-postgres.ts SETTING COMMAND…: runs a command with SETTING as the address of an
 * empty PostgreSQL database, on the server of TEST_DATABASE_URL or one started from the machine's binaries.
 * Removes both afterwards.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createDatabase, dropDatabase, urlOfDatabase } from './databases.ts';
import { startPostgresServer } from './postgres-server.ts';

const [setting = '', command = '', ...rest] = process.argv.slice(2);
const url = process.env['TEST_DATABASE_URL'];
const server = url ? { url: url, stop: async () => {} } : await startPostgresServer();
if (!server) throw new Error('TEST_DATABASE_URL is not set and the machine has no binaries of PostgreSQL.');
const name = await createDatabase(server.url);
const child = spawn(command, rest, {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, [setting]: urlOfDatabase(server.url, name) },
});
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
const [code] = await once(child, 'exit');
await dropDatabase(server.url, name);
await server.stop();
process.exitCode = Number(code ?? 1);
