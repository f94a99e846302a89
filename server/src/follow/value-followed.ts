import { setTimeout as wait } from 'node:timers/promises';
import {
  isAnyAwaited,
  isDatabaseTrouble,
  marketsOfDueFollows,
  marketVersions,
  nextDueAccounts,
  noteLooked,
  saveFollowedValues,
  type Database,
} from '@soumdar/db';
import { limits, refusedByLimit } from '../limits/limits.ts';
import { oneAtATime } from '../market/one-at-a-time.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Services } from '../services.ts';
import { notifyOwners } from './notify-owners.ts';
import { marketKey } from './point.ts';
import {
  loadWork,
  startValuingThread,
  valueBatch,
  type InService,
  type ValuedBatch,
  type ValuingThread,
} from './value-batch.ts';

/** As soon as another market is in service. `stop` waits for the current run. */
export function keepValuing(services: FollowServices & { metrics: Metrics }): { stop(): Promise<void> } {
  const stopped = new AbortController();

  async function run(): Promise<void> {
    let failures = 0;
    while (!stopped.signal.aborted) {
      try {
        const began = performance.now();
        const done = await valueFollowed(services, stopped.signal);
        if (done) services.metrics.timeFollowing((performance.now() - began) / 1000, done.valued);
        failures = done && done.notSaved > 0 ? failures + 1 : 0;
      } catch (error) {
        failures += 1;
        if (!stopped.signal.aborted)
          services.log.error({ err: error }, 'followed properties could not be valued');
      }
      await wait(waitAfterMs(failures), undefined, { signal: stopped.signal }).catch(() => {});
    }
  }

  const running = run();
  return {
    stop() {
      stopped.abort();
      return running;
    },
  };
}

export type FollowServices = Pick<Services, 'database' | 'clock' | 'settings' | 'log' | 'alert'>;

interface FollowRun {
  valued: number;
  faults: number;
  /** the next run tries these again */
  notSaved: number;
}

/** So that transactions stay short. */
const propertiesAtATime = 500;
const lowestId = '00000000-0000-0000-0000-000000000000';

/**
 * A run cut short loses nothing: the next continues there. Undefined where nothing is due, another process
 * works on it, or a model waits to be trained.
 * @internal
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

async function isInService({ kysely }: Database, market: string): Promise<boolean> {
  const { modelVersion, imports } = await marketVersions(kysely);
  return modelVersion !== null && marketKey({ modelVersion, imports }) === market;
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

/** At most once an hour, because what cannot be saved is tried again and again. */
async function alertAbout(services: FollowServices, { faults, notSaved }: FollowRun): Promise<void> {
  if (faults + notSaved === 0) return;
  if (await refusedByLimit(services, limits.alertsAbout('followed properties'))) return;
  services.alert(`${faults + notSaved} followed properties could not be valued: see the log.`);
}

type Saved = Pick<FollowRun, 'valued' | 'notSaved'>;

/**
 * One failure must not harm other accounts.
 * @throws where it is the database that fails
 */
async function saveValued(services: FollowServices, market: string, batch: ValuedBatch): Promise<Saved> {
  try {
    return { valued: await save(services, market, batch), notSaved: 0 };
  } catch (error) {
    if (isDatabaseTrouble(error)) throw error;
    const ofAccounts = byAccount(batch);
    if (ofAccounts.length === 1) {
      services.log.error({ err: error }, 'the values of followed properties could not be saved');
      return { valued: 0, notSaved: batch.follows.length + batch.looked.length };
    }
    const saved: Saved = { valued: 0, notSaved: 0 };
    for (const ofAccount of ofAccounts) {
      const { valued, notSaved } = await saveValued(services, market, ofAccount);
      saved.valued += valued;
      saved.notSaved += notSaved;
    }
    return saved;
  }
}

function byAccount({ follows, looked }: ValuedBatch): ValuedBatch[] {
  const batches = new Map<string, ValuedBatch>();
  const of = (accountId: string) => {
    const batch = batches.get(accountId) ?? { follows: [], looked: [] };
    batches.set(accountId, batch);
    return batch;
  };
  for (const one of follows) of(one.follow.account_id).follows.push(one);
  for (const one of looked) of(one.awaited.account_id).looked.push(one);
  return [...batches.values()];
}

/** Both or neither; returns how many points. */
async function save(
  services: FollowServices,
  market: string,
  { follows, looked }: ValuedBatch,
): Promise<number> {
  const now = services.clock();
  return services.database.kysely.transaction().execute(async (trx) => {
    const stored = await saveFollowedValues(
      trx,
      market,
      now,
      follows.map(({ follow, point }) => ({
        follow,
        value: { account_id: follow.account_id, estimation_id: follow.estimation_id, ...point },
      })),
    );
    const valued = new Set(stored.map(({ estimation_id }) => estimation_id));
    const covered = looked.filter(({ hasFigure }) => hasFigure).map(({ awaited }) => awaited);
    const noted = await noteLooked(trx, market, now, {
      ids: looked.map(({ awaited }) => awaited.id),
      covered: covered.map(({ id }) => id),
    });
    await notifyOwners(services, trx, now, market, {
      valued: follows.filter(({ follow, isSold }) => valued.has(follow.estimation_id) && !isSold),
      covered: covered.filter(({ id }) => noted.has(id)),
    });
    return stored.length;
  });
}

/** Nobody waits for it, and an idle server should stay idle. */
const lookEveryMs = 10_000;
/** Each run reads the whole market, so a failing one must not be repeated at once. */
const mostMs = 600_000;

/** Twice as long after each failed run in a row. @internal */
export const waitAfterMs = (failures: number): number => Math.min(mostMs, lookEveryMs * 2 ** failures);
