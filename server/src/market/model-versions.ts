import { listModels, loadModel, putModelInService, type Database, type StoredModel } from '@soumdar/db';
import { parseModel, type ModelDescription } from '@soumdar/engine';

export function descriptionOf({ description }: Pick<StoredModel, 'description'>): ModelDescription {
  return description as ModelDescription;
}

export function isFromRealListings(model: StoredModel): boolean {
  return !model.fromSample && descriptionOf(model).rows.read > 0 && isReadable(model);
}

function isReadable({ artefact }: StoredModel): boolean {
  try {
    parseModel(artefact);
    return true;
  } catch {
    return false;
  }
}

/** The message says why a model cannot be put in service. */
export class RollbackError extends Error {}

/**
 * The model stays until a refresh brings other listings.
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
