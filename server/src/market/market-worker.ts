import { parentPort, workerData } from 'node:worker_threads';
import { createMarket, describeModel, learn, parseModel, serialiseModel, type Model } from '@soumdar/engine';
import type { MadeMarket, MarketWork } from './make-market.ts';

const seed = 1;

const { listings, artefact } = workerData as MarketWork;
const known = artefact && readModel(artefact);
const model = known ?? learn(listings, { seed });
const made: MadeMarket = {
  market: createMarket(listings, model),
  learned: known ? undefined : { description: describeModel(model), artefact: serialiseModel(model) },
};
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is of windows, not of threads
parentPort?.postMessage(made);

/** Undefined for a model of another format, as an earlier version of the product left it. */
function readModel(bytes: Uint8Array): Model | undefined {
  try {
    return parseModel(bytes);
  } catch {
    return undefined;
  }
}
