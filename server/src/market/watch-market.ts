import { setTimeout as wait } from 'node:timers/promises';
import {
  isLeased,
  loadComparables,
  loadModel,
  marketVersions,
  type Database,
  type MarketVersions,
  type StoredModel,
} from '@soumdar/db';
import { inThread, isOfReal, learnAndJudge, refusalOf } from '@soumdar/listings';
import type { Alert } from '../alert.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { MadeMarket, MarketWork } from './market-worker.ts';
import type { GetServedMarket, ServedMarket } from './served-market.ts';

export interface MarketWatch {
  served: GetServedMarket;
  /** Settled once there is a market, which may be never. */
  firstServed: Promise<void>;
  /** Takes over what changed in the database, if anything did; learns and judges a model where listings have none. */
  update(alert: Alert): Promise<void>;
  /** Updates now and then every few seconds, until stopped. */
  keepUp(log: Pick<Log, 'info' | 'error'>, alert: Alert): Promise<void>;
  stop(): void;
}

const pollMs = 5000;
const marketWorker = new URL('./market-worker.ts', import.meta.url);

/** Holds the market of the database in memory and keeps up with imports, whichever process makes them. */
export function watchMarket(database: Database, clock: Clock, retireAfterDays: number): MarketWatch {
  const db = database.kysely;
  const stopped = new AbortController();
  const running = { clock, signal: stopped.signal };
  let served: ServedMarket | undefined;
  let damagedVersion: string | undefined;
  const first = Promise.withResolvers<void>();

  async function update(alert: Alert): Promise<void> {
    const versions = await marketVersions(db);
    if (versions.listingsVersion === versions.judgedListingsVersion) return serve(versions, alert);
    // better the former model on the listings it knows than no answer for the minute that learning takes
    if (!served) await serveFormerModel(versions, alert);
    await learn(alert);
  }

  /** A refresh under way will learn from all it imports. */
  async function learn(alert: Alert): Promise<void> {
    if (await isLeased(db, 'refresh', clock())) return;
    const model = await learnAndJudge(database, running);
    if (typeof model === 'string') return;
    const refusal = refusalOf(model);
    if (refusal !== undefined) alert(refusal);
    await serve(await marketVersions(db), alert);
  }

  async function serve(versions: MarketVersions, alert: Alert): Promise<void> {
    const { listingsVersion, modelVersion, imports } = versions;
    const isServed =
      served?.listingsVersion === listingsVersion &&
      served.modelVersion === modelVersion &&
      served.imports === imports;
    if (isServed) return;
    const model = await modelOf(versions, alert);
    if (!model || !(await serveModel(model))) await learn(alert);
  }

  async function serveFormerModel(versions: MarketVersions, alert: Alert): Promise<void> {
    const model = await modelOf(versions, alert);
    if (model && isOfReal(model)) await serveModel(model);
  }

  /** Undefined also for a damaged model, of which there is one alert however often it is come upon. */
  async function modelOf({ modelVersion }: MarketVersions, alert: Alert): Promise<StoredModel | undefined> {
    if (modelVersion === null) return undefined;
    const model = await loadModel(db, modelVersion);
    if (model !== 'damaged') return model;
    if (damagedVersion !== modelVersion)
      alert(
        `The model ${modelVersion} is damaged in the database: it is not used, and another is learned. Check the disk.`,
      );
    damagedVersion = modelVersion;
    return undefined;
  }

  /** False when this version of the product cannot read the model. */
  async function serveModel({ version, artefact, ...model }: StoredModel): Promise<boolean> {
    const { listings, sample, listingsVersion, imports } = await loadComparables(
      db,
      model.imports,
      retireAfterDays,
    );
    const work: MarketWork = { listings, artefact };
    const market = await inThread<MadeMarket>(marketWorker, work, stopped.signal);
    if (!market) return false;
    const newestListedOn = listings.reduce<string | null>(
      (newest, { listedOn }) => (newest === null || listedOn > newest ? listedOn : newest),
      null,
    );
    const basis = { listings: listings.length, newestListedOn, sample };
    served = { market, basis, listingsVersion, modelVersion: version, imports };
    first.resolve();
    return true;
  }

  async function keepUp(log: Pick<Log, 'info' | 'error'>, alert: Alert): Promise<void> {
    while (!stopped.signal.aborted) {
      const before = served;
      try {
        await update(alert);
        if (served && served !== before) {
          log.info({ listings: served.basis.listings, model: served.modelVersion }, 'a market is in service');
        }
      } catch (error) {
        if (!stopped.signal.aborted) log.error({ err: error }, 'the market could not be brought up to date');
      }
      await wait(pollMs, undefined, { signal: stopped.signal }).catch(() => {});
    }
  }

  return { served: () => served, firstServed: first.promise, update, keepUp, stop: () => stopped.abort() };
}
