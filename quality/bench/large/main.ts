import { execFile } from 'node:child_process';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startPostgresServer } from '@soumdar/db/testing';
import { syntheticListings } from '@soumdar/engine';
import { Client } from 'pg';
import { startBenchProduct, type Product } from '../product.ts';
import { alignedTable } from '../table.ts';
import { estimatesEach, loadAccounts } from './load.ts';
import { askAsOwners, askForEstimate, type OwnersMeasure } from './owners.ts';
import { refusedForRoom } from './room.ts';

const retentionCommand = join(import.meta.dirname, '..', '..', '..', 'server', 'src', 'retention', 'main.ts');
/** Rows that the product itself writes, from which all others are made. */
const modelRows = 300;
const owners = 1000;
const scaledTo = 10_000_000;

/** Measures the product on a PostgreSQL with so many accounts; returns the exit code. */
export async function benchLarge(size: string): Promise<number> {
  const accounts = Number(size);
  if (!/^\d+$/.test(size) || accounts < 1000 || accounts > scaledTo) {
    return refused(`--accounts=${size} must be a whole number from 1000 to ${scaledTo}.`);
  }
  const noRoom = await refusedForRoom(accounts, tmpdir());
  if (noRoom !== undefined) return refused(noRoom);
  const postgres = await startPostgresServer({ durable: true });
  if (!postgres)
    return refused('The machine has no binaries of PostgreSQL, on which alone this is measured.');
  try {
    await measure(postgres.url, accounts);
    return 0;
  } finally {
    await postgres.stop();
  }
}

function refused(sentence: string): number {
  console.error(sentence);
  return 1;
}

async function measure(url: string, accounts: number): Promise<void> {
  await during(startBenchProduct(url), askForModels);
  const startSeconds = await secondsOfRetention(url);
  console.log(`${accounts} accounts, ${accounts * estimatesEach} estimates…`);
  const loaded = await timedAsync(() => loadAccounts(url, accounts));
  const bytes = await bytesOf(url);
  console.log(`loaded in ${loaded.seconds.toFixed(0)} s; the owners…`);
  const calls = await during(startBenchProduct(url, availableParallelism()), (product) =>
    askAsOwners(product, accounts, owners),
  );
  console.log('the night…');
  const before = await rowsOf(url);
  const night = await secondsOfRetention(url);
  const after = await rowsOf(url);
  console.log(report(accounts, calls, bytes));
  const erased = `${before.accounts - after.accounts} accounts and ${before.estimations - after.estimations} estimates`;
  const scaled = (Math.max(0, night - startSeconds) * scaledTo) / accounts;
  console.log(
    `\nRetention's nightly run took ${night.toFixed(1)} s, ${startSeconds.toFixed(1)} of them to start, and erased ${erased}. It reads accounts and estimates whole and erases a share of them, so that the rest grows with their number: ${scaled.toFixed(0)} s with ${scaledTo} accounts.`,
  );
}

/** As a command of its own: as long as its start takes, it takes on an empty database too. */
async function secondsOfRetention(url: string): Promise<number> {
  const env = { ...process.env, DATABASE_URL: url };
  const { seconds } = await timedAsync(() =>
    promisify(execFile)(process.execPath, [retentionCommand], { env, maxBuffer: 1e9 }),
  );
  return seconds;
}

async function during<Result>(
  starting: Promise<Product>,
  use: (product: Product) => Promise<Result>,
): Promise<Result> {
  const product = await starting;
  return use(product).finally(() => product.stop());
}

/** Where nothing can be estimated, no row is written. */
async function askForModels(product: Product): Promise<void> {
  for (const place of syntheticListings(modelRows, 5))
    await askForEstimate(product.address, product.headers, place);
}

async function timedAsync<Result>(work: () => Promise<Result>) {
  const started = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - started) / 1000 };
}

async function ask<Row>(url: string, sql: string): Promise<Row> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows[0] as Row;
}

interface Bytes {
  estimate: number;
  row: number;
  indexes: number;
  database: number;
}

function bytesOf(url: string): Promise<Bytes> {
  return ask(
    url,
    `select pg_total_relation_size('estimations')::float / count(*) as estimate,
       pg_table_size('estimations')::float / count(*) as row, pg_indexes_size('estimations')::float / count(*) as indexes,
       pg_database_size(current_database())::float as database from estimations`,
  );
}

function rowsOf(url: string): Promise<{ accounts: number; estimations: number }> {
  return ask(
    url,
    'select (select count(*) from accounts)::int as accounts, (select count(*) from estimations)::int as estimations',
  );
}

function report(accounts: number, calls: OwnersMeasure[], bytes: Bytes): string {
  const times = scaledTo / accounts;
  const table = alignedTable([
    ['call', 'p50 ms', 'p99 ms'],
    ...calls.map(({ call, p50Ms, p99Ms }) => [call, p50Ms.toFixed(1), p99Ms.toFixed(1)]),
  ]);
  return `
${accounts} accounts with ${accounts * estimatesEach} estimates, ${owners} owners at random, 4 calls always under way

${table}

An estimate takes ${bytes.estimate.toFixed(0)} bytes: ${bytes.row.toFixed(0)} in its row, ${bytes.indexes.toFixed(0)} in indexes. The database takes ${(bytes.database / 1e9).toFixed(2)} GB.

With ${scaledTo} accounts: ${((times * bytes.database) / 1e9).toFixed(0)} GB, for all of it grows with the rows. Each call finds its rows by keys, and a tree of ${times.toFixed(0)} times as many has one level more at most: the same milliseconds while what is asked for is in memory, and a read of the disk for each row and level that is not.`;
}
