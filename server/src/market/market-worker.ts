import { parentPort, workerData } from 'node:worker_threads';
import { createMarket, parseModel, type Listing, type Market, type Model } from '@soumdar/engine';

export interface MarketWork {
  listings: Listing[];
  artefact: Uint8Array;
}

/** Undefined when the model has the format of another version of the product. */
export type MadeMarket = Market | undefined;

const { listings, artefact } = workerData as MarketWork;
const model = readModel(artefact);
const made: MadeMarket = model && createMarket(listings, model);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is of windows, not of threads
parentPort?.postMessage(made);

function readModel(bytes: Uint8Array): Model | undefined {
  try {
    return parseModel(bytes);
  } catch {
    return undefined;
  }
}
