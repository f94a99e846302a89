import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { lockMarket } from './market.ts';

/** A learned model as it is kept. `artefact` is the engine's own serialisation. */
export interface StoredModel {
  version: string;
  /** version of the listings it was learned from */
  listingsVersion: string;
  /** what people may want to know of it, as JSON */
  description: object;
  artefact: Uint8Array;
}

/**
 * Keeps a model and puts it in service. Returns false, changing nothing, when the listings have changed since those it
 * was learned from. Another process may have saved the same version already.
 */
export async function saveModelInService(db: Kysely<Schema>, model: StoredModel): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if ((await lockMarket(trx)) !== model.listingsVersion) return false;
    await trx
      .insertInto('models')
      .values({
        version: model.version,
        created_at: new Date(),
        listings_version: model.listingsVersion,
        description: JSON.stringify(model.description),
        artefact: model.artefact,
      })
      .onConflict((conflict) => conflict.column('version').doNothing())
      .execute();
    await trx.updateTable('market').set({ model_version: model.version }).execute();
    return true;
  });
}

/** Undefined when no model of that version is kept. */
export async function loadModel(db: Kysely<Schema>, version: string): Promise<StoredModel | undefined> {
  return db
    .selectFrom('models')
    .select(['version', 'listings_version as listingsVersion', 'description', 'artefact'])
    .where('version', '=', version)
    .executeTakeFirst();
}
