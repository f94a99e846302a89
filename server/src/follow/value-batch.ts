import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import {
  loadComparables,
  loadModel,
  takeDueAwaited,
  takeDueFollows,
  type AwaitedFigure,
  type DueFollow,
  type MarketVersions,
} from '@soumdar/db';
import { methodVersion } from '@soumdar/engine';
import type { Services } from '../services.ts';
import { describedBy, hasShownPrice, modelOfMarket, notValued, pointOf, type Point } from './point.ts';
import type { Noise, Ready, ToValue, ValuedTwice, ValuingWork } from './valuing-worker.ts';

export interface InService {
  market: string;
  modelVersion: string;
  /** `YYYY-MM-DD` */
  asOf: string;
}

export interface ValuedFollow extends DueFollow {
  point: Point;
}

export interface ValuedBatch {
  follows: ValuedFollow[];
  /** properties without a follow, whose owners wait for a first figure */
  looked: { awaited: AwaitedFigure; hasFigure: boolean }[];
}

const mostFormerModels = 2;

/** Undefined when the market has changed meanwhile, or its model is damaged. */
export async function loadWork(
  { database: { kysely }, clock, settings }: Pick<Services, 'database' | 'clock' | 'settings'>,
  { modelVersion, listingsVersion, imports }: MarketVersions & { modelVersion: string },
  formerMarkets: string[],
): Promise<ValuingWork | undefined> {
  const model = await loadModel(kysely, modelVersion);
  if (!model || model === 'damaged') return undefined;
  const comparables = await loadComparables(kysely, model.imports, settings.retireAfterDays);
  if (comparables.listingsVersion !== listingsVersion || comparables.imports !== imports) return undefined;
  const former: ValuingWork['former'] = [];
  for (const version of new Set(formerMarkets.map(modelOfMarket))) {
    if (version === modelVersion || former.length === mostFormerModels) continue;
    const before = await loadModel(kysely, version);
    if (before && before !== 'damaged') former.push({ version, artefact: before.artefact });
  }
  return {
    listings: comparables.listings,
    artefact: model.artefact,
    former,
    asOf: clock().toISOString().slice(0, 10),
  };
}

export interface ValuingThread {
  noise: Noise | undefined;
  value(request: ToValue[]): Promise<ValuedTwice[]>;
  stop(): Promise<void>;
}

/** Rejects once the signal is aborted. */
export async function startValuingThread(work: ValuingWork, signal: AbortSignal): Promise<ValuingThread> {
  const module = new URL('./valuing-worker.ts', import.meta.url);
  const worker = new Worker(module, { workerData: work, execArgv: [] });
  const ended = new AbortController();
  // without a listener, an error while nobody waits for an answer would end the process
  worker.on('error', (error) => ended.abort(error));
  worker.once('exit', () => ended.abort(new Error('the thread that values followed properties has stopped')));
  const either = AbortSignal.any([signal, ended.signal]);
  const answer = async () => (await once(worker, 'message', { signal: either }))[0] as unknown;
  const stop = async () => void (await worker.terminate());
  try {
    const { noise } = (await answer()) as Ready;
    return {
      noise,
      stop,
      value(request) {
        const answered = answer();
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is of windows, not of threads
        worker.postMessage(request);
        return answered as Promise<ValuedTwice[]>;
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

export async function valueBatch(
  { database: { kysely }, log }: Pick<Services, 'database' | 'log'>,
  inService: InService,
  thread: ValuingThread,
  accounts: string[],
): Promise<ValuedBatch & { faults: number }> {
  const due = await takeDueFollows(kysely, inService.market, accounts);
  const awaited = await takeDueAwaited(kysely, inService.market, accounts);
  const answers = await thread.value([
    ...due.map(({ follow, property }) => ({
      property: describedBy(property),
      formerModel: modelOfMarket(follow.valued_for),
    })),
    ...awaited.map((one) => ({ property: describedBy(one), formerModel: undefined })),
  ]);
  const ids = [...due.map(({ follow }) => follow.estimation_id), ...awaited.map(({ id }) => id)];
  let faults = 0;
  for (const [at, answer] of answers.entries()) {
    if (answer.kind === 'valued') continue;
    faults += 1;
    const { reason } = answer;
    log.error(
      { property: ids[at]!, reason, method: methodVersion },
      'a followed property could not be valued',
    );
  }
  return {
    follows: due.map((one, at) => ({ ...one, point: pointFor(one, answers[at]!, inService, thread) })),
    looked: awaited.map((one, at) => ({
      awaited: one,
      hasFigure: hasFigure(one, answers[due.length + at]!),
    })),
    faults,
  };
}

function pointFor(
  { property, last }: DueFollow,
  answer: ValuedTwice,
  { modelVersion, asOf }: InService,
  { noise }: ValuingThread,
): Point {
  const common = { propertyType: property.property_type, modelVersion, asOf, last, noise };
  return answer.kind === 'valued'
    ? pointOf({ ...common, ...answer })
    : pointOf({ ...common, now: notValued, byFormerModel: undefined });
}

const hasFigure = ({ property_type: type }: AwaitedFigure, answer: ValuedTwice) =>
  answer.kind === 'valued' && hasShownPrice(type, answer.now);
