import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase, putModelInService } from '@soumdar/db';
import { measuredCalls } from './calls.ts';
import { withEmptyDatabase } from './postgres.ts';
import { metricOf, startBenchProduct, type Product } from './product.ts';
import { callFor } from './throughput.ts';
import { latencyOf, type Latency } from './timing.ts';

/** So many processes of one start, on one port and one PostgreSQL. */
export interface WorkersMeasure extends Latency {
  workers: number;
  estimatesPerSecond: number;
  /** Memory of one of them: their mean, each with the whole market. */
  residentMbEach: number;
  /** Memory of the process that looks after them; 0 when there is none. */
  supervisorMb: number;
  /** From when another model is in service in the database until all of them serve it. */
  allServeNewModelSeconds: number;
}

/** Calls always under way: the same for all, and enough to keep the most processes busy. */
const underWay = 8;
const warmUpSeconds = 2;
const mb = 1e6;

/** Measures one number of processes after the other on the same database. */
export async function measureWorkers(
  postgresUrl: string,
  counts: readonly number[],
  seconds: number,
): Promise<WorkersMeasure[]> {
  return withEmptyDatabase(postgresUrl, async (url) => {
    // learns the first model, which all others then load
    await (await startBenchProduct(url)).stop();
    const measures: WorkersMeasure[] = [];
    for (const workers of counts) {
      const product = await startBenchProduct(url, workers);
      try {
        measures.push(await measure(product, url, workers, seconds));
      } finally {
        await product.stop();
      }
    }
    return measures;
  });
}

async function measure(
  product: Product,
  url: string,
  workers: number,
  seconds: number,
): Promise<WorkersMeasure> {
  const { estimate } = measuredCalls(product);
  await callFor(product.address, estimate, warmUpSeconds, underWay);
  const { timesMs, seconds: took } = await callFor(product.address, estimate, seconds, underWay);
  const memory = await metricOf(product.address, 'process_resident_memory_bytes');
  return {
    workers,
    estimatesPerSecond: timesMs.length / took,
    ...latencyOf(timesMs),
    residentMbEach: memory.reduce((sum, { value }) => sum + value, 0) / memory.length / mb,
    supervisorMb: workers === 1 ? 0 : residentMb(product.pid),
    allServeNewModelSeconds: await secondsUntilServed(product, url, workers),
  };
}

function residentMb(pid: number): number {
  const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
  return (kilobytes * 1024) / mb;
}

/** The same model under another version: what takes time is to notice it and to load it. */
async function secondsUntilServed({ address }: Product, url: string, workers: number): Promise<number> {
  const database = await openDatabase({ url, poolSize: 1 });
  const version = `again-${workers}`;
  await database.executeSql(
    `insert into models select (jsonb_populate_record(models, jsonb_build_object('version', $1::text))).*
     from models order by created_at desc limit 1`,
    [version],
  );
  await putModelInService(database.kysely, version);
  await database.close();
  const started = performance.now();
  for (;;) {
    const served = await metricOf(address, 'soumdar_model_info');
    if (served.filter(({ labels }) => labels.includes(`"${version}"`)).length === workers) break;
    await wait(100);
  }
  return (performance.now() - started) / 1000;
}
