import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { measureEngine, type EngineMeasure } from './latency.ts';
import { alignedTable } from './table.ts';

const resultsFile = new URL('../results/latest.json', import.meta.url);

// memory can only be told after a collection, which is not offered unless asked
setFlagsFromString('--expose-gc');
globalThis.gc = runInNewContext('gc') as typeof globalThis.gc;

const quick = process.argv.includes('--quick');
const measures: EngineMeasure[] = [];
for (const count of quick ? [10_000] : [10_000, 100_000, 1_000_000]) {
  console.log(`measuring the engine on ${count} invented listings…`);
  measures.push(measureEngine(count));
}

console.log(`\nEngine, one process on ${cpus()[0]?.model ?? 'an unknown processor'}\n`);
console.log(
  alignedTable([
    ['listings', 'learn s', 'market s', 'estimate p50 ms', 'p99 ms', 'bytes/listing'],
    ...measures.map((measure) => [
      String(measure.listings),
      measure.learnSeconds.toFixed(1),
      measure.createMarketSeconds.toFixed(2),
      measure.p50Ms.toFixed(2),
      measure.p99Ms.toFixed(2),
      measure.bytesPerListing.toFixed(0),
    ]),
  ]),
);
console.log('\nHTTP throughput is not measured yet.');

await mkdir(new URL('.', resultsFile), { recursive: true });
const run = {
  measuredAt: new Date().toISOString(),
  node: process.version,
  cores: availableParallelism(),
  engine: measures,
};
await writeFile(resultsFile, `${JSON.stringify(run, null, 2)}\n`);
console.log(`Kept in bench/results/latest.json`);
