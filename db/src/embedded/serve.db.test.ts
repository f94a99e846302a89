import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Patience, serve } from './serve.ts';
import { socketTo } from './socket.ts';

const folder = mkdtempSync(join(tmpdir(), 'soumdar-test-'));
const address = join(folder, 'socket');
const clients: Client[] = [];
let engine: PGlite;
let server: Awaited<ReturnType<typeof serve>> | undefined;

beforeAll(async () => {
  engine = await PGlite.create();
  await engine.exec('create table notes (text text)');
});
afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true });
});
const patient: Patience = { forTurn: 30_000, forIdleTransaction: 30_000 };
beforeEach(() => start(patient));
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.end()));
  await server?.stop();
  await engine.exec('delete from notes');
});

async function start(patience: Patience) {
  await server?.stop();
  server = await serve(engine, address, patience, async () => {});
}

async function newClient(): Promise<Client> {
  const client = new Client({ stream: () => socketTo(address) });
  client.on('error', () => {}); // some tests expect the connection to be closed
  clients.push(client);
  await client.connect();
  return client;
}

const left = (client: Client) => new Promise((resolve) => client.once('end', resolve));

async function notes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ text: string }>('select text from notes');
  return rows.map((row) => row.text);
}

test('only its owner can open the socket', () => {
  expect(statSync(address).mode & 0o777).toBe(0o600);
});

test('a transaction has the engine to itself until it ends', async () => {
  const [one, other] = await Promise.all([newClient(), newClient()]);
  await one.query('begin');
  await one.query("insert into notes values ('mine')");
  const waiting = notes(other);
  await one.query('rollback');
  expect(await waiting).toEqual([]);
});

test('a failed query leaves client and engine usable, within a transaction until its end', async () => {
  const [one, other] = await Promise.all([newClient(), newClient()]);
  await expect(one.query('select $1::int', ['word'])).rejects.toMatchObject({ code: '22P02' });
  await one.query('begin');
  await expect(one.query('select 1 / (2 - n) from generate_series(1, 3) n')).rejects.toMatchObject({
    code: '22012',
  });
  await expect(one.query('select 1')).rejects.toMatchObject({ code: '25P02' });
  await one.query('rollback');
  await one.query('insert into notes values ($1)', ['after']);
  expect(await notes(other)).toEqual(['after']);
});

test('statements of several clients do not mix', async () => {
  const eight = await Promise.all(Array.from({ length: 8 }, newClient));
  const answers = eight.map(async (client, n) => {
    const rows = [];
    for (let i = 0; i < 20; i++)
      rows.push(...(await client.query('select $1::int as n', [n * 100 + i])).rows);
    return rows;
  });
  expect(await Promise.all(answers)).toEqual(
    eight.map((_, n) => Array.from({ length: 20 }, (__, i) => ({ n: n * 100 + i }))),
  );
});

test('a large answer arrives whole', async () => {
  const { rows } = await (
    await newClient()
  ).query('select n, repeat(n::text, 100) as text from generate_series(1, 5000) n');
  expect(rows).toEqual(
    Array.from({ length: 5000 }, (_, i) => ({ n: i + 1, text: String(i + 1).repeat(100) })),
  );
});

test('a client that leaves in the middle of a transaction has it rolled back', async () => {
  const [one, other] = await Promise.all([newClient(), newClient()]);
  await one.query('begin');
  await one.query("insert into notes values ('unfinished')");
  await one.end();
  expect(await notes(other)).toEqual([]);
});

test('a client that waits too long for its turn is told, and may try again', async () => {
  await start({ ...patient, forTurn: 50 });
  const [one, other] = await Promise.all([newClient(), newClient()]);
  await one.query('begin');
  await expect(notes(other)).rejects.toMatchObject({ code: '55P03' });
  await one.query('commit');
  expect(await notes(other)).toEqual([]);
});

test('a transaction left idle is rolled back and its client sent away', async () => {
  await start({ ...patient, forIdleTransaction: 500 });
  const [one, other] = await Promise.all([newClient(), newClient()]);
  await one.query('begin');
  await one.query("insert into notes values ('forgotten')");
  await left(one);
  expect(await notes(other)).toEqual([]);
});

test('stopping rolls back what is open and sends clients away', async () => {
  const one = await newClient();
  await one.query('begin');
  await one.query("insert into notes values ('late')");
  const sentAway = left(one);
  await server?.stop();
  await sentAway;
  expect((await engine.query('select text from notes')).rows).toEqual([]);
});
