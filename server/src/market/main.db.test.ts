import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { listModels, marketVersions, openDatabase, type Database } from '@soumdar/db';
import { emptyEmbedded } from '@soumdar/db/testing';
import { localService } from '@soumdar/listings/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { watchMarket } from './market-in-service.ts';

const main = new URL('./main.ts', import.meta.url).pathname;
const header =
  'Référence;Transaction;Type;Prix;Surface;Pièces;Salles de bain;Meublé;Gouvernorat;Ville;Quartier;Date';
const sources = [
  { name: 'portail', format: 'portal-csv', path: 'portail.csv' },
  { name: 'absent', format: 'native', path: 'absent' },
];

let empty: Awaited<ReturnType<typeof emptyEmbedded>>;
// the product has the folder open, as it may during a real command
let database: Database;
let folder: string;
beforeAll(async () => {
  empty = await emptyEmbedded();
  database = await openDatabase(empty.target);
  folder = mkdtempSync(join(tmpdir(), 'soumdar-refresh-command-'));
  writeFileSync(join(folder, 'sources.json'), JSON.stringify(sources));
});
afterAll(async () => {
  await database.close();
  await empty.remove();
  rmSync(folder, { recursive: true });
});

function advertise(count: number): void {
  const rows = Array.from(
    { length: count },
    (_, at) => `P-${at};Vente;Appartement;${300 + at} mille;${100 + at} m²;S+2;1;;Tunis;La Marsa;;15/03/2025`,
  );
  writeFileSync(join(folder, 'portail.csv'), [header, ...rows, ''].join('\n'));
}

function refresh(args: string[], environment: Record<string, string> = {}) {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const env = {
    ...inherited,
    DATA_DIR: empty.target.dataDir,
    LISTINGS_SOURCES: 'sources.json',
    INIT_CWD: folder,
    ...environment,
  };
  return new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(process.execPath, [main, ...args], { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode, stdout, stderr }),
    );
  });
}

// each test continues from what the one before has left
it('imports, learns and tells what came of it; what failed is an alert and an exit code too', async () => {
  advertise(30);
  const alerts: string[] = [];
  const webhook = await localService(async (request, response) => {
    alerts.push(await readAll(request));
    response.end();
  });
  const { code, stdout } = await refresh([], { ALERT_WEBHOOK: webhook });
  expect(stdout).toMatch(/portail +portail\.csv +imported +30 +30 +0 +0 +0 +0\n/);
  expect(stdout).toContain('Listings: 30, the newest of 2025-03-15; retired: 0.');
  expect(stdout).toMatch(
    /Learned from 30 listings; median error before: none, after: sale [\d.]+ %, rent –\./,
  );
  expect(stdout).toContain(
    `The source absent could not be refreshed: There is no file or folder ${folder}/absent.`,
  );
  expect(code).toBe(1);
  expect(alerts).toEqual([expect.stringContaining('The source absent could not be refreshed')]);
});

it('lists the refreshes and the models, and puts a former model back in service', async () => {
  const first = (await marketVersions(database.kysely)).modelVersion!;
  advertise(31);
  await refresh([]);
  const history = (await refresh(['history'])).stdout;
  expect(history).toMatch(/accepted +1 +0 +1 +sale [\d.]+ %, rent – +sale/);
  expect(history).toContain('Z: The source absent could not be refreshed: There is no file or folder');
  expect(history).toMatch(new RegExp(`${first} +30 +real +sale`));

  const { code, stdout } = await refresh(['rollback', first]);
  expect(code).toBe(0);
  expect(stdout).toContain(`The model ${first} is in service`);
  const watch = watchMarket(database, () => new Date(), 90);
  await watch.update(() => {});
  expect(watch.served()).toMatchObject({ modelVersion: first, basis: { listings: 30 } });
});

it('names the versions there are when another is asked for', async () => {
  const { code, stderr } = await refresh(['rollback', 'yesterday']);
  const versions = (await listModels(database.kysely)).map(({ version }) => version);
  expect(versions).toHaveLength(2);
  expect(stderr).toBe(
    `There is no model yesterday. Those that are kept, the newest first:\n  ${versions.join('\n  ')}\n`,
  );
  expect(code).toBe(1);
});

it('puts no damaged model in service', async () => {
  const { modelVersion } = await marketVersions(database.kysely);
  const models = await listModels(database.kysely);
  const { version } = models.find((model) => !model.inService)!;
  await database.kysely
    .updateTable('models')
    .set({ artefact: Buffer.from('?') })
    .where('version', '=', version)
    .execute();
  const { code, stderr } = await refresh(['rollback', version]);
  expect(stderr).toBe(`The model ${version} is damaged: what is kept of it is not what was learned.\n`);
  expect(code).toBe(1);
  expect(await marketVersions(database.kysely)).toMatchObject({ modelVersion });
});

it.each([
  [
    'a file of sources that is not there',
    [],
    { LISTINGS_SOURCES: 'nothing.json' },
    'The setting LISTINGS_SOURCES must name',
  ],
  ['no version to roll back to', ['rollback'], {}, 'Usage:'],
  ['an unknown command', ['yesterday'], {}, 'Usage:'],
])('fails with a sentence for %s', async (_what, args, environment, sentence) => {
  const ended = await refresh(args, environment);
  expect(ended).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(sentence) });
  expect(ended.stderr).not.toContain('    at ');
});

it('a refresh without sources imports nothing and says so', async () => {
  const { code, stdout } = await refresh([], { LISTINGS_SOURCES: '' });
  expect(stdout).toContain('No source is configured');
  expect(code).toBe(0);
});
