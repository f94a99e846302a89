import {
  loadComparables,
  loadModel,
  marketsOfDueFollows,
  marketVersions,
  saveFollowedValues,
  takeDueFollows,
  type Database,
  type DueFollow,
  type MarketVersions,
} from '@soumdar/db';
import { methodVersion } from '@soumdar/engine';
import { oneAtATime } from '../market/one-at-a-time.ts';
import type { Services } from '../services.ts';
import { describedBy } from './described-by.ts';
import { marketKey, modelOfMarket } from './market-key.ts';
import { pointOf, type Point } from './point.ts';
import { tellOwners } from './tell-owners.ts';
import { notValued } from './value-property.ts';
import { startValuingThread, type ValuingThread } from './valuing-thread.ts';
import type { ValuedTwice, ValuingWork } from './valuing-worker.ts';

export type FollowServices = Pick<Services, 'database' | 'clock' | 'settings' | 'log' | 'alert'>;

/** What a run did. */
export interface FollowRun {
  /** points added */
  valued: number;
  /** of these, the properties whose valuing failed */
  faults: number;
  /** properties left as they are, whose point could not be saved: another run takes them up */
  notSaved: number;
}

/** Of 20 properties at most: as many as a short transaction takes. */
const accountsAtATime = 50;
/** Properties valued last by older models than these are not told what moved them. */
const mostFormerModels = 2;
const lowestId = '00000000-0000-0000-0000-000000000000';

/**
 * Values every followed property that has no value on the market in service, account by account, and queues what their owners are to
 * be told. What is saved stays saved, whenever the process ends: the next run goes on from there. Undefined where there is nothing to
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
  if (formerMarkets.length === 0) return undefined;
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

async function valueAll(
  services: FollowServices,
  inService: InService,
  thread: ValuingThread,
  signal: AbortSignal,
): Promise<FollowRun> {
  const { database, log, alert } = services;
  const run: FollowRun = { valued: 0, faults: 0, notSaved: 0 };
  let account = lowestId;
  for (;;) {
    signal.throwIfAborted();
    // a newer market values the rest
    if (!(await isInService(database, inService.market))) break;
    const due = await takeDueFollows(database.kysely, inService.market, account, accountsAtATime);
    if (due.length === 0) break;
    account = due.at(-1)!.follow.account_id;
    const answers = await thread.value(due.map(toValue));
    const valued = due.map((follow, at) => ({
      ...follow,
      point: pointFor(services, follow, answers[at]!, inService, thread),
    }));
    const saved = await saveOrSplit(services, inService.market, valued);
    run.valued += saved.valued;
    run.notSaved += saved.notSaved;
    run.faults += answers.filter(({ kind }) => kind === 'fault').length;
  }
  log.info({ ...run }, 'followed properties were valued');
  if (run.faults + run.notSaved > 0)
    alert(`${run.faults + run.notSaved} followed properties could not be valued: see the log.`);
  return run;
}

const toValue = ({ follow, property }: DueFollow) => ({
  property: describedBy(property),
  formerModel: modelOfMarket(follow.valued_for),
});

function pointFor(
  { log }: Pick<FollowServices, 'log'>,
  { follow, property, last }: DueFollow,
  answer: ValuedTwice,
  { modelVersion, asOf }: InService,
  { noise }: ValuingThread,
): Point {
  const common = { propertyType: property.property_type, modelVersion, asOf, last, noise };
  if (answer.kind === 'valued') return pointOf({ ...common, ...answer });
  log.error(
    { estimation: follow.estimation_id, reason: answer.reason, method: methodVersion },
    'a followed property could not be valued',
  );
  return pointOf({ ...common, now: notValued, byFormerModel: undefined });
}

/** Saves the accounts together; where that fails, each by itself, so that one keeps none of the others from theirs. */
async function saveOrSplit(
  services: FollowServices,
  market: string,
  valued: ValuedFollow[],
): Promise<Pick<FollowRun, 'valued' | 'notSaved'>> {
  try {
    return { valued: await save(services, market, valued), notSaved: 0 };
  } catch (error) {
    const ofAccounts = Object.values(Object.groupBy(valued, ({ follow }) => follow.account_id));
    if (ofAccounts.length > 1) {
      const saved = { valued: 0, notSaved: 0 };
      for (const ofAccount of ofAccounts) {
        const { valued: more, notSaved } = await saveOrSplit(services, market, ofAccount!);
        saved.valued += more;
        saved.notSaved += notSaved;
      }
      return saved;
    }
    services.log.error({ err: error }, 'the values of followed properties could not be saved');
    return { valued: 0, notSaved: valued.length };
  }
}

/** The points, and what their owners are told of them, or nothing of either. */
async function save(services: FollowServices, market: string, valued: ValuedFollow[]): Promise<number> {
  const now = services.clock();
  return services.database.kysely.transaction().execute(async (trx) => {
    const kept = await saveFollowedValues(
      trx,
      market,
      now,
      valued.map(({ follow, point }) => ({
        follow,
        value: { account_id: follow.account_id, estimation_id: follow.estimation_id, ...point },
      })),
    );
    const ids = new Set(kept.map(({ estimation_id }) => estimation_id));
    const saved = valued.filter(({ follow }) => ids.has(follow.estimation_id));
    await tellOwners(services, trx, now, market, saved);
    return kept.length;
  });
}
