import { parentPort, workerData } from 'node:worker_threads';
import {
  describeModel,
  trainModel,
  serialiseModel,
  type Listing,
  type ModelDescription,
} from '@soumdar/engine';

/** What is posted for listings. */
export interface LearnedModel {
  description: ModelDescription;
  artefact: Uint8Array;
}

const seed = 1;

const model = trainModel(workerData as Listing[], { seed });
const learned: LearnedModel = { description: describeModel(model), artefact: serialiseModel(model) };
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is of windows, not of threads
parentPort?.postMessage(learned);
