/** `npm run drill`: faults under load. Ends with one line of JSON; exits non-zero if anything was lost or doubled. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drillOnEmbedded } from './on-embedded.ts';
import { drillOnPostgres } from './on-postgres.ts';
import { findTooLong } from './patroni/bounds.ts';
import { drillOnPatroni } from './patroni/on-patroni.ts';
import { runInOwnNetwork } from './patroni/own-network.ts';
import { findTools } from './patroni/tools.ts';
import { runPart } from './part.ts';
import { full, quick } from './profile.ts';
import { countsOf, describe, isBad } from './report.ts';
import { reasonOf } from './steps.ts';

const parts = ['postgres', 'embedded', 'patroni'] as const;
const options = { quick: { type: 'boolean' }, only: { type: 'string' } } as const;
const { values } = parseArgs({ options });
const { only } = values;
if (only !== undefined && !parts.some((part) => part === only)) {
  throw new Error(`--only=${only} is none of the parts: ${parts.join(', ')}.`);
}
const code = await runInOwnNetwork();
if (code !== undefined) process.exit(code);

const profile = values.quick ? quick : full;
const runs = (part: (typeof parts)[number]) => only === undefined || only === part;
const folder = mkdtempSync(join(tmpdir(), 'soumdar-drill-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Errors of no step, which would end the drill without its last line. */
const stray: string[] = [];
process.on('uncaughtException', (error) => {
  console.error(error);
  stray.push(reasonOf(error));
  process.exitCode = 1;
});

const onPostgres = runs('postgres')
  ? runPart((steps) => drillOnPostgres(profile, join(folder, 'postgres'), steps))
  : undefined;
// the full drill measures downtime, so nothing runs beside it; the quick one only looks for what is lost or doubled
if (profile === full) await onPostgres;
const embedded = runs('embedded')
  ? await runPart((steps) => drillOnEmbedded(profile, folder, steps))
  : undefined;
const postgres = await onPostgres;
const lacking: string[] = [];
const patroni = runs('patroni')
  ? await runPart(async (steps) => {
      const tools = findTools();
      if (!Array.isArray(tools)) return drillOnPatroni(profile, tools, steps);
      lacking.push(...tools);
      return undefined;
    })
  : undefined;
const cluster = patroni?.outcome;
const tooLong =
  cluster && profile === full && Number.parseInt(cluster.version) >= 4 ? findTooLong(cluster.downtime) : [];

if (postgres) console.log(describe('A process and two on one port, on one PostgreSQL', postgres));
else if (runs('postgres')) {
  console.warn('No PostgreSQL server: the machine has no binaries of it. This part of the drill is SKIPPED.');
}
if (embedded) console.log(describe('One process on the embedded database', embedded));
if (patroni) {
  const version = cluster ? ` (Patroni ${cluster.version})` : '';
  console.log(describe(`Two processes on three machines${version}`, patroni));
} else if (runs('patroni')) {
  console.warn(`No cluster: the machine lacks ${lacking.join(', ')}. This part of the drill is SKIPPED.`);
}
for (const sentence of tooLong) console.log(`  ${sentence}`);
for (const error of stray) console.log(`  FAILED, in no step: ${error}`);

console.log(
  JSON.stringify({
    drill: profile.name,
    seconds: Math.round(performance.now() / 1000),
    postgres: postgres ? countsOf(postgres) : null,
    embedded: embedded ? countsOf(embedded) : null,
    patroni: patroni ? { ...countsOf(patroni), tooLong } : null,
    stray,
  }),
);
const skippedInVain =
  (runs('postgres') && !postgres && process.env['REQUIRE_POSTGRES'] === '1') ||
  (runs('patroni') && !patroni && process.env['REQUIRE_PATRONI'] === '1');
const ran = [postgres, embedded, patroni].filter((part) => part !== undefined);
process.exit(skippedInVain || ran.some(isBad) || tooLong.length + stray.length > 0 ? 1 : 0);
