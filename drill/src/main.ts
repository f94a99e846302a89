/** `npm run drill`: faults under load. Ends with one line of JSON; exits non-zero if anything was lost or doubled. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drillOnEmbedded } from './on-embedded.ts';
import { drillOnPostgres } from './on-postgres.ts';
import { full, quick } from './profile.ts';
import { countsOf, describe, isBad } from './report.ts';

const { values } = parseArgs({ options: { quick: { type: 'boolean' } } });
const profile = values.quick ? quick : full;
const folder = mkdtempSync(join(tmpdir(), 'soumdar-drill-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const onPostgres = drillOnPostgres(profile, join(folder, 'postgres'));
// the full drill measures downtime, so nothing runs beside it; the quick one only looks for what is lost or doubled
if (profile === full) await onPostgres;
const embedded = await drillOnEmbedded(profile, folder);
const postgres = await onPostgres;

if (postgres) console.log(describe('A process and two on one port, on one PostgreSQL', postgres));
else {
  console.warn('No PostgreSQL server: the machine has no binaries of it. This half of the drill is SKIPPED.');
}
console.log(describe('One process on the embedded database', embedded));

console.log(
  JSON.stringify({
    drill: profile.name,
    seconds: Math.round(performance.now() / 1000),
    postgres: postgres ? countsOf(postgres) : 'skipped',
    embedded: countsOf(embedded),
  }),
);
const skippedInVain = !postgres && process.env['REQUIRE_POSTGRES'] === '1';
process.exit(skippedInVain || isBad(embedded) || (postgres && isBad(postgres)) ? 1 : 0);
