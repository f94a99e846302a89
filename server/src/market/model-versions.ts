import { listModels, loadModel, putModelInService, type Database, type StoredModel } from '@soumdar/db';
import { parseModel, type ModelDescription } from '@soumdar/engine';

/** What the engine said of a model when it was trained. */
export function descriptionOf({ description }: Pick<StoredModel, 'description'>): ModelDescription {
  return description as ModelDescription;
}

/** True for a model trained on real advertisements that this version of the product can read. */
export function isFromRealListings(model: StoredModel): boolean {
  return !model.fromSample && descriptionOf(model).rows.read > 0 && isReadable(model);
}

/** True for a model that this version of the product can serve. */
function isReadable({ artefact }: StoredModel): boolean {
  try {
    parseModel(artefact);
    return true;
  } catch {
    return false;
  }
}

/** A model cannot be put in service; the message says why. */
export class RollbackError extends Error {}

/**
 * Puts a stored model in service, refused or not; it stays there until a refresh brings other listings. Returns a sentence that
 * says so.
 *
 * @throws RollbackError
 */
export async function rollBack({ kysely }: Database, version: string): Promise<string> {
  const model = await loadModel(kysely, version);
  if (!model) {
    const known = (await listModels(kysely)).map((stored) => `\n  ${stored.version}`);
    throw new RollbackError(
      known.length === 0
        ? 'No model has been learned yet.'
        : `There is no model ${version}. Those that are kept, the newest first:${known.join('')}`,
    );
  }
  if (model === 'damaged')
    throw new RollbackError(`The model ${version} is damaged: what is kept of it is not what was learned.`);
  if (!isReadable(model))
    throw new RollbackError(`The model ${version} is of another version of the product.`);
  await putModelInService(kysely, version);
  return `The model ${version} is in service; a running server takes it over within seconds.`;
}
