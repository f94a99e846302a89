import { listModels, loadModel, putModelInService, type Database } from '@soumdar/db';
import { isReadable } from '@soumdar/listings';

/** A model cannot be put in service; the message says why. */
export class RollbackError extends Error {}

/**
 * Puts a model that is kept in service, refused or not; it stays until a refresh brings other listings. Returns a sentence.
 *
 * @throws RollbackError
 */
export async function rollBack({ kysely }: Database, version: string): Promise<string> {
  const model = await loadModel(kysely, version);
  if (!model) {
    const known = (await listModels(kysely)).map((kept) => `\n  ${kept.version}`);
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
