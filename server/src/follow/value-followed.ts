import {
  isAnyAwaited,
  loadComparables,
  loadModel,
  marketsOfDueFollows,
  marketVersions,
  nextDueAccounts,
  takeDueAwaited,
  takeDueFollows,
  type AwaitedFigure,
  type Database,
  type DueFollow,
  type MarketVersions,
} from '@soumdar/db';
import { methodVersion } from '@soumdar/engine';
import { limits, refusedByLimit } from '../limits/limits.ts';
import { oneAtATime } from '../market/one-at-a-time.ts';
import type { Services } from '../services.ts';
import { describedBy } from './described-by.ts';
import { marketKey, modelOfMarket } from './market-key.ts';
import { pointOf, type Point } from './point.ts';
import { saveValued } from './save-valued.ts';
import { hasShownPrice } from './shown-prices.ts';
import { notValued } from './value-property.ts';
import { startValuingThread, type ValuingThread } from './valuing-thread.ts';
import type { ValuedTwice, ValuingWork } from './valuing-worker.ts';

export type FollowServices = Pick<Services, 'database' | 'clock' | 'settings' | 'log' | 'alert'>;

/** What a run did. */
export interface FollowRun {
  /** points added */
  valued: number;
  /** properties whose valuing failed */
  faults: number;
  /** properties left as they are, whose point could not be saved: another run takes them up */
  notSaved: number;
}

/** As many as a short transaction takes. */
const propertiesAtATime = 500;
/** Properties valued last by older models than these are not told what moved them. */
const mostFormerModels = 2;
const lowestId = '00000000-0000-0000-0000-000000000000';

/**
 * Values every followed property that has no value on the market in service, looks whether others have the figure that their owners wait
 * for, and queues what these are to be told. What is saved stays saved, whenever the process ends: the next run goes on from there. Undefined where there is nothing to
 * do, while another process does it, and while a model is still to be learned from the listings.
 */
export async function valueFollowed(
  services: FollowServices,
  signal: AbortSignal,
): Promise<FollowRun | undefined> {
  const { database, clock } = services;
  const versions = await marketVersions(database.kysely);
  const { modelVersion, listingsVersion, judgedListingsVersion, imports } = versions;
  if (modelVersion === null || listingsVersion !== judgedListingsVersion) return undefined;
  const market = marketKey({ modelVersion, imports });
  const formerMarkets = await marketsOfDueFollows(database.kysely, market);
  if (formerMarkets.length === 0 && !(await isAnyAwaited(database.kysely, market))) return undefined;
  const run = await oneAtATime(database, 'following', { clock, signal }, async (held) => {
    const work = await loadWork(services, { ...versions, modelVersion }, formerMarkets);
    if (!work) return undefined;
    const thread = await startValuingThread(work, held);
    try {
      return await valueAll(services, { market, modelVersion, asOf: work.asOf }, thread, held);
    } finally {
      await thread.stop();
    }
  });
  return run === 'busy' ? undefined : run;
}

/** Undefined when the market has changed meanwhile, or its model is damaged. */
async function loadWork(
  { database: { kysely }, clock, settings }: FollowServices,
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

async function isInService({ kysely }: Database, market: string): Promise<boolean> {
  const { modelVersion, imports } = await marketVersions(kysely);
  return modelVersion !== null && marketKey({ modelVersion, imports }) === market;
}

interface InService {
  market: string;
  modelVersion: string;
  /** `YYYY-MM-DD` */
  asOf: string;
}

/** A followed property with the point it gets. */
export interface ValuedFollow extends DueFollow {
  point: Point;
}

/** A property that is not followed, whose owner waits until it can be estimated. */
interface LookedAt {
  awaited: AwaitedFigure;
  hasFigure: boolean;
}

/** What was due of some accounts. */
export interface ValuedBatch {
  follows: ValuedFollow[];
  looked: LookedAt[];
}

async function valueAll(
  services: FollowServices,
  inService: InService,
  thread: ValuingThread,
  signal: AbortSignal,
): Promise<FollowRun> {
  const { log, database } = services;
  const { market } = inService;
  const run: FollowRun = { valued: 0, faults: 0, notSaved: 0 };
  let lastAccount = lowestId;
  for (;;) {
    signal.throwIfAborted();
    // a newer market values the rest
    if (!(await isInService(database, market))) break;
    const accounts = await nextDueAccounts(database.kysely, market, lastAccount, propertiesAtATime);
    if (accounts.length === 0) break;
    lastAccount = accounts.at(-1)!;
    const { faults, ...batch } = await valueBatch(services, inService, thread, accounts);
    const saved = await saveValued(services, market, batch);
    run.valued += saved.valued;
    run.notSaved += saved.notSaved;
    run.faults += faults;
  }
  log.info({ ...run }, 'followed properties were valued');
  await alertAbout(services, run);
  return run;
}

async function valueBatch(
  services: FollowServices,
  inService: InService,
  thread: ValuingThread,
  accounts: string[],
): Promise<ValuedBatch & { faults: number }> {
  const { kysely } = services.database;
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
  answers.forEach((answer, at) => logFault(services, ids[at]!, answer));
  return {
    follows: due.map((one, at) => ({ ...one, point: pointFor(one, answers[at]!, inService, thread) })),
    looked: awaited.map((one, at) => ({
      awaited: one,
      hasFigure: hasFigure(one, answers[due.length + at]!),
    })),
    faults: answers.filter(({ kind }) => kind === 'fault').length,
  };
}

function logFault({ log }: FollowServices, id: string, answer: ValuedTwice): void {
  if (answer.kind === 'valued') return;
  const { reason } = answer;
  log.error({ property: id, reason, method: methodVersion }, 'a followed property could not be valued');
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

/** Once an hour at most: what cannot be saved is tried again and again. */
async function alertAbout(services: FollowServices, { faults, notSaved }: FollowRun): Promise<void> {
  if (faults + notSaved === 0) return;
  if (await refusedByLimit(services, limits.alertsAbout('followed properties'))) return;
  services.alert(`${faults + notSaved} followed properties could not be valued: see the log.`);
}
