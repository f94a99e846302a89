import { parentPort, workerData } from 'node:worker_threads';
import {
  describeModel,
  marketFigures,
  serialiseModel,
  train,
  type Listing,
  type MarketFigures,
  type ModelDescription,
  type SiteKinds,
} from '@soumdar/engine';
import { zoneTree } from '@soumdar/listings';
import { priceAreas, type PriceAreas } from './price-areas.ts';

export interface TrainingWork {
  listings: Listing[];
  siteKinds: SiteKinds;
  /** the day of the figures of zones, `YYYY-MM-DD` */
  today: string;
}

export interface TrainedModel {
  description: ModelDescription;
  artefact: Uint8Array;
  figures: MarketFigures;
  areas: PriceAreas;
}

const seed = 1;

const { listings, siteKinds, today } = workerData as TrainingWork;
const training = train(listings, { seed });
const figures = marketFigures(training, zoneTree(), today, siteKinds);
const trained: TrainedModel = {
  description: describeModel(training.model),
  artefact: serialiseModel(training.model),
  figures,
  areas: priceAreas(figures),
};
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is of windows, not of threads
parentPort?.postMessage(trained);
