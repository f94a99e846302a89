import { setTimeout as wait } from 'node:timers/promises';
import type { DataBasis } from '@soumdar/contract';
import {
  isLeased,
  lastRefreshedAt,
  loadComparables,
  loadModel,
  marketVersions,
  readHardErrors,
  type Database,
  type MarketVersions,
  type StoredModel,
} from '@soumdar/db';
import {
  newestListedOn,
  type HardTestFigures,
  type Market,
  type MarketFigures,
  type MarketSets,
  type SiteKinds,
} from '@soumdar/engine';
import type { Alert } from '../process/alert.ts';
import type { Clock } from '../process/clock.ts';
import type { Log } from '../process/log.ts';
import { inThread } from './in-thread.ts';
import type { MadeMarket, MarketWork } from './market-worker.ts';
import type { PriceAreas } from './price-areas.ts';
import { descriptionOf, isFromRealListings } from './model-versions.ts';
import { refusalOf, trainModel } from './train-model.ts';

/** Swapped whole when listings or model change. */
export interface ServedMarket {
  market: Market;
  /** What the price check compares with. */
  sets: MarketSets;
  /** undefined where the model was learned without */
  figures: MarketFigures | undefined;
  /** undefined where the model was learned without */
  areas?: PriceAreas | undefined;
  basis: Required<DataBasis>;
  listingsVersion: string;
  modelVersion: string;
  /** how many imports there were: see `MarketVersions` */
  imports: number;
  /** of the last refresh that reached a source, ISO 8601 UTC; null without any */
  refreshedAt: string | null;
}

/** Undefined until the first market is in service. */
export type GetServedMarket = () => ServedMarket | undefined;

export interface MarketAccess {
  servedMarket: GetServedMarket;
  /** Resolves once a market is in service, or when waiting for the first one has ended. */
  awaitMarket: () => Promise<void>;
}

/**
 * A new process is still reading its market. At most `most` estimates wait, so that other calls are accepted.
 */
export function awaitFirstMarket(firstMarket: Promise<void>, most: number): () => Promise<void> {
  let waiting = 0;
  return async () => {
    if (waiting >= most) return;
    waiting += 1;
    await firstMarket;
    waiting -= 1;
  };
}

export interface MarketWatch {
  served: GetServedMarket;
  /** Settles with the first market, which may be never. */
  firstServed: Promise<void>;
  update(alert: Alert): Promise<void>;
  start(log: Pick<Log, 'info' | 'error'>, alert: Alert): Promise<void>;
  stop(): void;
}

const pollMs = 5000;
const marketWorker = new URL('./market-worker.ts', import.meta.url);

export function watchMarket(
  database: Database,
  clock: Clock,
  retireAfterDays: number,
  siteKinds: SiteKinds = new Map(),
): MarketWatch {
  const db = database.kysely;
  const stopped = new AbortController();
  const running = { clock, signal: stopped.signal };
  let served: ServedMarket | undefined;
  let damagedVersion: string | undefined;
  let triedFor: string | undefined;
  const first = Promise.withResolvers<void>();

  async function update(alert: Alert): Promise<void> {
    const versions = await marketVersions(db);
    if (versions.listingsVersion === versions.judgedListingsVersion) await serve(versions, alert);
    else {
      // training takes a minute: until then the former model answers
      if (!served) await serveFormerModel(versions, alert);
      await train(alert);
    }
    if (!served) return;
    await noteRefresh(served);
    await noteHardErrors(served);
  }

  /** Nothing new: only the date of the market changes. */
  async function noteRefresh(current: ServedMarket): Promise<void> {
    const refreshedAt = await lastRefreshedAt(db);
    if (refreshedAt !== null && refreshedAt > (current.refreshedAt ?? '')) current.refreshedAt = refreshedAt;
  }

  /** They are measured once the market is in service; pages are rendered anew for another object of figures. */
  async function noteHardErrors(current: ServedMarket): Promise<void> {
    if (!current.figures || current.figures.hardErrors) return;
    const hardErrors = (await readHardErrors(db, current.modelVersion)) as HardTestFigures[] | null;
    if (hardErrors) current.figures = { ...current.figures, hardErrors };
  }

  /** A refresh under way trains once all its imports are done. */
  async function train(alert: Alert): Promise<void> {
    if (await isLeased(db, 'refresh', clock())) return;
    const model = await trainModel(database, siteKinds, running);
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
    const isMissing = !model || !(await serveModel(model));
    // the gate may refuse a model with figures of zones: training tries once
    const lacksFigures = model?.figures === null && triedFor !== model.version;
    if (lacksFigures) triedFor = model.version;
    if (isMissing || lacksFigures) await train(alert);
  }

  async function serveFormerModel(versions: MarketVersions, alert: Alert): Promise<void> {
    const model = await modelOf(versions, alert);
    if (model && isFromRealListings(model)) await serveModel(model);
  }

  /** A damaged model raises one alert in all. */
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
  async function serveModel({ version, artefact, figures, areas, ...model }: StoredModel): Promise<boolean> {
    const { listings, sample, tellsPlots, listingsVersion, imports } = await loadComparables(
      db,
      model.imports,
      retireAfterDays,
    );
    const work: MarketWork = { listings, artefact };
    const made = await inThread<MadeMarket>(marketWorker, work, stopped.signal);
    if (!made) return false;
    const basis = {
      listings: descriptionOf(model).rows.used,
      newestListedOn: newestListedOn(made.market),
      sample,
      asksPlot: tellsPlots,
    };
    served = {
      ...made,
      figures: (figures as MarketFigures | null) ?? undefined,
      areas: (areas as PriceAreas | null) ?? undefined,
      basis,
      listingsVersion,
      modelVersion: version,
      imports,
      refreshedAt: await lastRefreshedAt(db),
    };
    first.resolve();
    return true;
  }

  async function start(log: Pick<Log, 'info' | 'error'>, alert: Alert): Promise<void> {
    while (!stopped.signal.aborted) {
      const before = served;
      try {
        await update(alert);
        if (served && served !== before) {
          log.info({ listings: served.basis.listings, model: served.modelVersion }, 'market in service');
        }
      } catch (error) {
        if (!stopped.signal.aborted) log.error({ err: error }, 'the market could not be updated');
      }
      await wait(pollMs, undefined, { signal: stopped.signal }).catch(() => {});
    }
  }

  return { served: () => served, firstServed: first.promise, update, start, stop: () => stopped.abort() };
}
