import { parentPort, workerData } from 'node:worker_threads';
import {
  describeModel,
  trainModel,
  serialiseModel,
  type Listing,
  type ModelDescription,
} from '@soumdar/engine';

/** Posted in answer to the listings that the thread was started with. */
export interface TrainedModel {
  description: ModelDescription;
  artefact: Uint8Array;
}

const seed = 1;

const model = trainModel(workerData as Listing[], { seed });
const trained: TrainedModel = { description: describeModel(model), artefact: serialiseModel(model) };
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is of windows, not of threads
parentPort?.postMessage(trained);
