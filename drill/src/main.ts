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
import { full, quick } from './profile.ts';
import { countsOf, describe, isBad } from './report.ts';

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

const onPostgres = runs('postgres') ? drillOnPostgres(profile, join(folder, 'postgres')) : undefined;
// the full drill measures downtime, so nothing runs beside it; the quick one only looks for what is lost or doubled
if (profile === full) await onPostgres;
const embedded = runs('embedded') ? await drillOnEmbedded(profile, folder) : undefined;
const postgres = await onPostgres;
const tools = findTools();
const patroni = runs('patroni') && !Array.isArray(tools) ? await drillOnPatroni(profile, tools) : undefined;
const tooLong =
  patroni && profile === full && Number.parseInt(patroni.version) >= 4 ? findTooLong(patroni.downtime) : [];

if (postgres) console.log(describe('A process and two on one port, on one PostgreSQL', postgres));
else if (runs('postgres')) {
  console.warn('No PostgreSQL server: the machine has no binaries of it. This part of the drill is SKIPPED.');
}
if (embedded) console.log(describe('One process on the embedded database', embedded));
if (patroni) console.log(describe(`Two processes on three machines (Patroni ${patroni.version})`, patroni));
else if (Array.isArray(tools) && runs('patroni')) {
  console.warn(`No cluster: the machine lacks ${tools.join(', ')}. This part of the drill is SKIPPED.`);
}
for (const sentence of tooLong) console.log(`  ${sentence}`);

console.log(
  JSON.stringify({
    drill: profile.name,
    seconds: Math.round(performance.now() / 1000),
    postgres: postgres ? countsOf(postgres) : null,
    embedded: embedded ? countsOf(embedded) : null,
    patroni: patroni ? { ...countsOf(patroni), tooLong } : null,
  }),
);
const skippedInVain =
  (runs('postgres') && !postgres && process.env['REQUIRE_POSTGRES'] === '1') ||
  (runs('patroni') && !patroni && process.env['REQUIRE_PATRONI'] === '1');
const outcomes = [postgres, embedded, patroni].filter((outcome) => outcome !== undefined);
process.exit(skippedInVain || outcomes.some(isBad) || tooLong.length > 0 ? 1 : 0);
