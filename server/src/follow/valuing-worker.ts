import { parentPort, workerData } from 'node:worker_threads';
import {
  createMarket,
  estimatePrices,
  parseModel,
  type Listing,
  type Market,
  type Model,
  type Transaction,
} from '@soumdar/engine';
import { toSubject, type Property } from '../estimation/subject.ts';
import { measureNoise, type Noise } from './noise.ts';
import { valueProperty, type ValuedProperty } from './value-property.ts';

export interface ValuingWork {
  /** the comparables in service */
  listings: Listing[];
  /** of the model in service */
  artefact: Uint8Array;
  /** the models that the properties were last valued by, most of them by the first */
  former: { version: string; artefact: Uint8Array }[];
  /** `YYYY-MM-DD` */
  asOf: string;
}

/** Posted once both markets are there. */
export interface Ready {
  /** none without a former model that this version of the product can read */
  noise: Noise | undefined;
}

export interface ToValue {
  property: Property;
  /** the model it was last valued by */
  formerModel: string | undefined;
}

/** Posted in answer, in the order of what was asked. */
export type ValuedTwice =
  | {
      kind: 'valued';
      now: ValuedProperty;
      /** its prices by the model of before, among the advertisements of now; undefined where that is gone */
      byFormerModel: Record<Transaction, number | undefined> | undefined;
    }
  | { kind: 'fault'; reason: string };

const { listings, artefact, former, asOf } = workerData as ValuingWork;
const market = createMarket(listings, parseModel(artefact));
const formerMarkets = new Map<string, Market>();
for (const { version, artefact: bytes } of former) {
  const model = readModel(bytes);
  if (model) formerMarkets.set(version, createMarket(listings, model));
}
const usual = formerMarkets.values().next().value;
const ready: Ready = { noise: usual && measureNoise(usual, market, listings, asOf) };
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is of windows, not of threads
parentPort?.postMessage(ready);

parentPort?.on('message', (request: ToValue[]) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is of windows, not of threads
  parentPort?.postMessage(request.map(valueTwice));
});

function valueTwice({ property, formerModel }: ToValue): ValuedTwice {
  try {
    const subject = toSubject(property);
    const before = formerModel === undefined ? undefined : formerMarkets.get(formerModel);
    return {
      kind: 'valued',
      now: valueProperty(subject, market, asOf),
      byFormerModel: before && estimatePrices(subject, before, asOf),
    };
  } catch (error) {
    return { kind: 'fault', reason: String(error) };
  }
}

function readModel(bytes: Uint8Array): Model | undefined {
  try {
    return parseModel(bytes);
  } catch {
    return undefined;
  }
}
