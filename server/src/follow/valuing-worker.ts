import { parentPort, workerData } from 'node:worker_threads';
import {
  createMarket,
  estimatePrices,
  parseModel,
  propertyTypes,
  transactions,
  type Listing,
  type Market,
  type Model,
  type PropertyType,
  type Subject,
  type Transaction,
} from '@soumdar/engine';
import type { Property } from '../estimation/subject.ts';
import { placeSubject } from '../estimation/town-places.ts';
import { valueProperty, type ValuedProperty } from './point.ts';

export interface ValuingWork {
  listings: Listing[];
  artefact: Uint8Array;
  /** the most frequent first */
  former: { version: string; artefact: Uint8Array }[];
  /** `YYYY-MM-DD` */
  asOf: string;
}

export interface Ready {
  /** undefined without a former model that this version can read */
  noise: Noise | undefined;
}

export interface ToValue {
  property: Property;
  formerModel: string | undefined;
}

/** Posted in the order of the request. */
export type ValuedTwice =
  | {
      kind: 'valued';
      now: ValuedProperty;
      /** undefined without that model */
      byFormerModel: Record<Transaction, number | undefined> | undefined;
    }
  | { kind: 'fault'; reason: string };

/** The change of a price's logarithm; absent for types too rare to measure. */
export type Noise = Record<Transaction, Partial<Record<PropertyType, number>>>;

/** The share of properties whose change is smaller than the noise. */
const coverage = 0.9;
const probesPerType = 100;
const fewestProbes = 30;

const { listings, artefact, former, asOf } = workerData as ValuingWork;
const market = createMarket(listings, parseModel(artefact));
const formerMarkets = new Map<string, Market>();
for (const { version, artefact: bytes } of former) {
  const model = readModel(bytes);
  if (model) formerMarkets.set(version, createMarket(listings, model));
}
const usual = formerMarkets.values().next().value;
const ready: Ready = { noise: usual && measureNoise(usual) };
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is of windows, not of threads
parentPort?.postMessage(ready);

parentPort?.on('message', (request: ToValue[]) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is of windows, not of threads
  parentPort?.postMessage(request.map(valueTwice));
});

function valueTwice({ property, formerModel }: ToValue): ValuedTwice {
  try {
    const before = formerModel === undefined ? undefined : formerMarkets.get(formerModel);
    return {
      kind: 'valued',
      now: valueProperty(property, market, asOf),
      byFormerModel: before && pricesBy(before, property),
    };
  } catch (error) {
    return { kind: 'fault', reason: String(error) };
  }
}

function pricesBy(model: Market, property: Property): Record<Transaction, number | undefined> {
  const placed = placeSubject(property, model);
  return estimatePrices(placed.subject, model, asOf, placed.places);
}

function readModel(bytes: Uint8Array): Model | undefined {
  try {
    return parseModel(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Same homes, advertisements and day, two models. Each home takes the place of the next advertisement, so
 * that it is not its own comparable.
 */
function measureNoise(before: Market): Noise {
  const noise: Noise = { sale: {}, rent: {} };
  for (const type of propertyTypes) {
    const changes = probesOf(type).map((probe) => changeOf(probe, before));
    for (const transaction of transactions) {
      const known = changes.flatMap((change) => change[transaction] ?? []).sort((a, b) => a - b);
      if (known.length >= fewestProbes)
        noise[transaction][type] = known[Math.floor(coverage * (known.length - 1))]!;
    }
  }
  return noise;
}

function probesOf(type: PropertyType): Subject[] {
  const homes = listings.filter((listing) => listing.propertyType === type);
  const step = Math.max(1, homes.length / probesPerType);
  return Array.from({ length: Math.min(probesPerType, homes.length) }, (_, at) => {
    const { propertyType, surfaceM2, rooms, bathrooms } = homes[Math.floor(at * step)]!;
    const { lat, lng } = homes[Math.floor((at + 1) * step) % homes.length]!;
    return { propertyType, surfaceM2, rooms, bathrooms, lat, lng };
  });
}

function changeOf(probe: Subject, before: Market): Partial<Record<Transaction, number>> {
  const [was, is] = [estimatePrices(probe, before, asOf), estimatePrices(probe, market, asOf)];
  return Object.fromEntries(
    transactions.flatMap((transaction) => {
      const [a, b] = [was[transaction], is[transaction]];
      if (a === undefined || b === undefined) return [];
      return [[transaction, Math.abs(Math.log(b / a))]];
    }),
  );
}
