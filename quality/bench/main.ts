import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { measureEngine } from './engine.ts';
import { measureHttp } from './http.ts';
import { findPostgres } from './postgres.ts';
import { benchLarge } from './large/main.ts';
import {
  engineReport,
  followingReport,
  overloadReport,
  pdfReport,
  routeReport,
  workersReport,
} from './report.ts';
import { measureWorkers } from './workers.ts';

const resultsFile = new URL('../../bench/results/latest.json', import.meta.url);

// memory can only be measured after a garbage collection, which Node exposes only with this flag
setFlagsFromString('--expose-gc');
globalThis.gc = runInNewContext('gc') as typeof globalThis.gc;

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    large: { type: 'boolean' },
    accounts: { type: 'string', default: '1000000' },
  },
});
if (options.large) process.exit(await benchLarge(options.accounts));
const quick = options.quick === true;
const processor = cpus()[0]?.model ?? 'an unknown processor';

const postgres = await findPostgres();
if (!postgres)
  console.log('No PostgreSQL: TEST_DATABASE_URL is not set and the machine has no binaries of it.');
const { engine, http, workers } = await measure(postgres?.url).finally(() => postgres?.stop());
console.log(`\nEngine, one process on ${processor}\n\n${engineReport(engine)}`);
for (const { database, routes, overload, pdf, following } of http) {
  console.log(`\nHTTP, ${database} database, 4 calls always under way\n\n${routeReport(routes)}`);
  console.log(
    `\nEstimates that arrive at a steady pace, ${database} database\n\n${overloadReport(overload)}`,
  );
  console.log(`\nA report in PDF, ${database} database\n\n${pdfReport(pdf)}`);
  console.log(
    `\nFollowed properties on a new market, ${database} database\n\n${followingReport(following, routes)}`,
  );
}
if (workers.length > 0) {
  console.log(
    `\nProcesses on one port and one PostgreSQL, ${availableParallelism()} cores\n\n${workersReport(workers)}`,
  );
}

await mkdir(new URL('.', resultsFile), { recursive: true });
const run = {
  measuredAt: new Date().toISOString(),
  quick,
  node: process.version,
  processor,
  cores: availableParallelism(),
  engine,
  http,
  workers,
};
await writeFile(resultsFile, `${JSON.stringify(run, rounded, 2)}\n`);
console.log('\nKept in bench/results/latest.json');

async function measure(postgresUrl: string | undefined) {
  const measuredEngine = await measureEngine(quick ? [10_000] : [10_000, 100_000, 1_000_000], postgresUrl);
  console.log('the product, over HTTP…');
  const measuredHttp = await measureHttp(quick ? 1 : 5, postgresUrl);
  const counts = quick ? [1, 2, 4] : [1, 2, 4, 8];
  const measuredWorkers =
    postgresUrl === undefined ? [] : await measureWorkers(postgresUrl, counts, quick ? 2 : 10);
  return { engine: measuredEngine, http: measuredHttp, workers: measuredWorkers };
}

/** Rounds to three significant digits: measured speeds are no more precise. */
function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(3)) : value;
}
