import { parentPort, workerData } from 'node:worker_threads';
import {
  createMarket,
  marketSets,
  parseModel,
  type Listing,
  type Market,
  type MarketSets,
  type Model,
} from '@soumdar/engine';
import { zoneTree } from '@soumdar/listings';

export interface MarketWork {
  listings: Listing[];
  artefact: Uint8Array;
}

/** Undefined when the model has the format of another version of the product. */
export type MadeMarket = { market: Market; sets: MarketSets } | undefined;

const { listings, artefact } = workerData as MarketWork;
const model = readModel(artefact);
const made: MadeMarket = model && makeMarket(model);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is of windows, not of threads
parentPort?.postMessage(made);

function makeMarket(usedModel: Model) {
  const market = createMarket(listings, usedModel);
  return { market, sets: marketSets(market.comparables, zoneTree()) };
}

function readModel(bytes: Uint8Array): Model | undefined {
  try {
    return parseModel(bytes);
  } catch {
    return undefined;
  }
}
