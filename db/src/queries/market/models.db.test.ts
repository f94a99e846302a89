import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../open-database.ts';
import { describeOnBothDatabases, emptyEmbedded } from '../../testing/index.ts';
import { land } from '../../testing/land.ts';
import { insertSample } from './listings.ts';
import { marketVersions } from './market.ts';
import {
  listModels,
  loadModel,
  pastModels,
  putModelInService,
  saveModel,
  type StoredModel,
} from './models.ts';

// each test continues from the previous one
describeOnBothDatabases('a model', (database) => {
  const versions = () => marketVersions(database().kysely);
  const learned = async (number: number, refusedBecause: string | null = null): Promise<StoredModel> => ({
    version: `v${number}`,
    createdAt: new Date(Date.UTC(2026, 0, number)).toISOString(),
    listingsVersion: (await versions()).listingsVersion,
    imports: 1,
    fromSample: false,
    description: { rows: 3 },
    refusedBecause,
    artefact: Uint8Array.from([0, 127, 128, 255]),
    figures: { zones: { tunis: { groups: [] } } },
    areas: { sale: { apartment: { tunis: [[1, 2]] } } },
  });
  const load = async (version: string) => (await loadModel(database().kysely, version)) as StoredModel;
  const save = (model: StoredModel, inService: string | null) =>
    saveModel(database().kysely, model, inService);

  it('is kept and put in service', async () => {
    const model = await learned(1);
    expect(await save(model, null)).toBe(true);
    expect(await versions()).toMatchObject({
      modelVersion: 'v1',
      judgedListingsVersion: model.listingsVersion,
    });
    const loaded = await load('v1');
    expect({ ...loaded, artefact: Uint8Array.from(loaded.artefact) }).toEqual(model);
  });

  it('is dropped when listings or model have changed since it was judged', async () => {
    const model = await learned(2);
    expect(await save(model, null)).toBe(false);
    await insertSample(database().kysely, [land]);
    expect(await save(model, 'v1')).toBe(false);
    expect(await load('v2')).toBeUndefined();
    expect(await versions()).toMatchObject({ modelVersion: 'v1' });
  });

  it('is kept beside the one in service when it is refused', async () => {
    const model = await learned(3, 'it is worse');
    expect(await save(model, 'v1')).toBe(true);
    expect(await versions()).toMatchObject({
      modelVersion: 'v1',
      judgedListingsVersion: model.listingsVersion,
    });
    expect(await listModels(database().kysely)).toMatchObject([
      { version: 'v3', refusedBecause: 'it is worse', inService: false },
      { version: 'v1', refusedBecause: null, inService: true },
    ]);
  });

  it('is known to be damaged when a byte of it is another', async () => {
    const { kysely } = database();
    const write = (artefact: number[]) =>
      kysely
        .updateTable('models')
        .set({ artefact: Uint8Array.from(artefact) })
        .where('version', '=', 'v3')
        .execute();
    await write([0, 127, 129, 255]);
    expect(await load('v3')).toBe('damaged');
    await write([0, 127, 128, 255]);
    expect(await load('v3')).toMatchObject({ version: 'v3' });
  });

  it('is put in service by hand for the listings as they are', async () => {
    await database().kysely.updateTable('market').set({ judged_listings_version: null }).execute();
    expect(await putModelInService(database().kysely, 'v3')).toBe(true);
    const { listingsVersion, judgedListingsVersion, modelVersion } = await versions();
    expect(modelVersion).toBe('v3');
    expect(judgedListingsVersion).toBe(listingsVersion);
    expect(await putModelInService(database().kysely, 'v9')).toBe(false);
  });

  it('is forgotten when twelve newer ones are kept, unless it is in service', async () => {
    for (let number = 4; number <= 16; number += 1) await save(await learned(number, 'it is worse'), 'v3');
    const remaining = (await listModels(database().kysely)).map(({ version }) => version);
    expect(remaining).toEqual([...Array.from({ length: 12 }, (_, at) => `v${16 - at}`), 'v3']);
  });

  it('is remembered once it was in service, long after it is forgotten', async () => {
    const past = await pastModels(database().kysely);
    expect(past.map(({ version }) => version)).toEqual(['v1', 'v3']);
    expect(past[0]).toMatchObject({ createdAt: '2026-01-01T00:00:00.000Z', description: { rows: 3 } });
  });
});

test('a model whose file the embedded database finds broken is damaged', async () => {
  const { target, remove } = await emptyEmbedded();
  onTestFinished(remove);
  const before = await openDatabase(target);
  await sql`
    insert into models (version, created_at, listings_version, description, from_sample, artefact)
    values ('v1', now(), gen_random_uuid(), '{}', true, ${randomBytes(50_000)})`.execute(before.kysely);
  const { rows } = await sql<{ path: string }>`
    select pg_relation_filepath(reltoastrelid) as path from pg_class where oid = 'models'::regclass`.execute(
    before.kysely,
  );
  await before.close();

  const file = join(target.dataDir, 'database', 'postgres', rows[0]!.path);
  const bytes = readFileSync(file);
  bytes[bytes.length >> 1]! ^= 1;
  writeFileSync(file, bytes);
  const after = await openDatabase(target);
  onTestFinished(() => after.close());
  expect(await loadModel(after.kysely, 'v1')).toBe('damaged');
});
