import { createHash } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../schema.ts';
import { lockMarket } from './market.ts';

/** Without its artefact. */
export interface ModelRecord {
  version: string;
  /** ISO 8601 UTC */
  createdAt: string;
  /** version of the listings that trained it */
  listingsVersion: string;
  /** imports it knows; listings changed by later ones are not used with it */
  imports: number;
  /** whether it was trained on the generated sample */
  fromSample: boolean;
  /** the engine's description of it */
  description: object;
  /** why it was not put in service after training; null when it was */
  refusedBecause: string | null;
}

/** `artefact` is the engine's own serialisation. */
export interface StoredModel extends ModelRecord {
  artefact: Uint8Array;
  /** the engine's figures of zones; null for older models */
  figures: object | null;
  /** the areas of places with a price; null for older models */
  areas: object | null;
}

/** It was in service once. */
export interface PastModel {
  version: string;
  /** ISO 8601 UTC */
  createdAt: string;
  description: object;
}

/** Besides the one in service; a model of 40 000 listings takes about 5 MB. */
const maxModels = 12;

const recordColumns = [
  'models.version',
  'models.created_at as createdAt',
  'models.listings_version as listingsVersion',
  'models.imports',
  'models.from_sample as fromSample',
  'models.description',
  'models.refused_because as refusedBecause',
] as const;

/**
 * Stores a model judged against version `inService`, puts it in service unless refused, and deletes the
 * oldest. False, with nothing changed, when the listings or the model in service have changed since.
 */
export async function saveModel(
  db: Kysely<Schema>,
  model: StoredModel,
  inService: string | null,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const market = await lockMarket(trx);
    if (market.listings_version !== model.listingsVersion || market.model_version !== inService) return false;
    await insertModel(trx, model);
    if (model.refusedBecause === null) await rememberModel(trx, model.version);
    const served = model.refusedBecause === null ? { model_version: model.version } : {};
    await trx
      .updateTable('market')
      .set({ ...served, judged_listings_version: model.listingsVersion })
      .execute();
    await forgetOldModels(trx);
    return true;
  });
}

async function insertModel(trx: Transaction<Schema>, model: StoredModel): Promise<void> {
  const columns = {
    created_at: model.createdAt,
    listings_version: model.listingsVersion,
    imports: model.imports,
    from_sample: model.fromSample,
    description: JSON.stringify(model.description),
    refused_because: model.refusedBecause,
    artefact: model.artefact,
    figures: model.figures && JSON.stringify(model.figures),
    areas: model.areas && JSON.stringify(model.areas),
    artefact_sha256: digestOf(model.artefact),
  };
  await trx
    .insertInto('models')
    .values({ version: model.version, ...columns })
    .onConflict((conflict) => conflict.column('version').doUpdateSet(columns))
    .execute();
}

/** Remembers what was in service, except the sample's, after its trees are deleted. */
async function rememberModel(trx: Transaction<Schema>, version: string): Promise<void> {
  await sql`
    insert into model_history (version, created_at, description)
    select version, created_at, description from models where version = ${version} and not from_sample
    on conflict (version) do nothing`.execute(trx);
}

/** All of real listings that were ever in service, oldest first. */
export async function pastModels(db: Kysely<Schema>): Promise<PastModel[]> {
  return db
    .selectFrom('model_history')
    .select(['version', 'created_at as createdAt', 'description'])
    .orderBy('created_at')
    .execute();
}

/** The engine's errors of a model on what it could not know; null until measured, or without the model. */
export async function readHardErrors(db: Kysely<Schema>, version: string): Promise<object | null> {
  const found = await db
    .selectFrom('models')
    .select('hard_errors as hardErrors')
    .where('version', '=', version)
    .executeTakeFirst();
  return found?.hardErrors ?? null;
}

export async function saveHardErrors(db: Kysely<Schema>, version: string, errors: object): Promise<void> {
  await db
    .updateTable('models')
    .set({ hard_errors: JSON.stringify(errors) })
    .where('version', '=', version)
    .execute();
}

async function forgetOldModels(trx: Transaction<Schema>): Promise<void> {
  await sql`
    delete from models
    where version not in (select version from models order by created_at desc limit ${maxModels})
      and version not in (select model_version from market where model_version is not null)`.execute(trx);
}

/**
 * Even a refused one; false when there is none. The current listings count as judged, so that no new model
 * is trained on them.
 */
export async function putModelInService(db: Kysely<Schema>, version: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { listings_version } = await lockMarket(trx);
    const remaining = await trx
      .selectFrom('models')
      .select('version')
      .where('version', '=', version)
      .executeTakeFirst();
    if (!remaining) return false;
    await rememberModel(trx, version);
    await trx
      .updateTable('market')
      .set({ model_version: version, judged_listings_version: listings_version })
      .execute();
    return true;
  });
}

/** SQLSTATE of data that the database itself finds corrupt: a page, a compressed value, an index. */
const corrupted = new Set(['XX001', 'XX002']);

/** 'damaged' when the stored model differs from the trained one; undefined when none is stored. */
export async function loadModel(
  db: Kysely<Schema>,
  version: string,
): Promise<StoredModel | 'damaged' | undefined> {
  try {
    const remaining = await db
      .selectFrom('models')
      .select([...recordColumns, 'artefact', 'figures', 'areas', 'artefact_sha256 as sha256'])
      .where('version', '=', version)
      .executeTakeFirst();
    if (!remaining) return undefined;
    const { sha256, ...model } = remaining;
    return sha256 === null || sha256 === digestOf(model.artefact) ? model : 'damaged';
  } catch (error) {
    if (error instanceof Error && 'code' in error && corrupted.has(String(error.code))) return 'damaged';
    throw error;
  }
}

function digestOf(artefact: Uint8Array): string {
  return createHash('sha256').update(artefact).digest('hex');
}

/** Newest first. */
export async function listModels(db: Kysely<Schema>): Promise<(ModelRecord & { inService: boolean })[]> {
  return db
    .selectFrom('models')
    .innerJoin('market', (join) => join.onTrue())
    .select([
      ...recordColumns,
      sql<boolean>`coalesce(models.version = market.model_version, false)`.as('inService'),
    ])
    .orderBy('created_at', 'desc')
    .execute();
}
