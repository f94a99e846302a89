import { setTimeout as wait } from 'node:timers/promises';
import {
  currentMarket,
  loadListings,
  loadModel,
  marketVersions,
  returnHit,
  saveModelInService,
  takeHit,
  type Database,
  type StoredModel,
} from '@soumdar/db';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import { makeMarket } from './make-market.ts';
import type { GetServedMarket, ServedMarket } from './served-market.ts';

export interface MarketWatch {
  served: GetServedMarket;
  /** Takes over what changed in the database, if anything did; learns a model when there is none for the listings. */
  refresh(): Promise<void>;
  /** Refreshes now and then every few seconds, until stopped. */
  keepFresh(log: FastifyBaseLogger): Promise<void>;
  stop(): void;
}

const pollMs = 5000;
/** While one process learns, the others wait this long for its model before they learn themselves. */
const learningLease = { key: 'learning', most: 1, windowSeconds: 180 };

/** Holds the market of the database in memory and keeps up with imports, whichever process makes them. */
export function watchMarket(database: Database, clock: Clock): MarketWatch {
  const db = database.kysely;
  const stopped = new AbortController();
  let served: ServedMarket | undefined;

  async function refresh(): Promise<void> {
    const { listingsVersion, modelVersion } = await marketVersions(db);
    if (served?.listingsVersion === listingsVersion && served.modelVersion === modelVersion) return;
    const model = modelVersion === null ? undefined : await loadModel(db, modelVersion);
    if (model?.listingsVersion === listingsVersion) await serve(model);
    else await learnInTurn();
  }

  async function learnInTurn(): Promise<void> {
    // the folder of an embedded database has one process
    if (database.kind === 'embedded') return serve();
    const claim = await takeHit(db, learningLease, clock());
    if (!claim.accepted) return;
    try {
      await serve();
    } finally {
      await returnHit(db, learningLease.key);
    }
  }

  /** Learns when no model is given. Serves nothing new when the listings change meanwhile: the next refresh will. */
  async function serve(model?: StoredModel): Promise<void> {
    const { listings, listingsVersion } = await loadListings(db);
    const { count, newestListedOn, sample, ...now } = await currentMarket(db);
    if (now.listingsVersion !== listingsVersion) return;
    const made = await makeMarket({ listings, artefact: model?.artefact }, stopped.signal);
    const modelVersion = made.learned
      ? `${clock().toISOString()}-${made.market.model.dataFingerprint.slice(0, 8)}`
      : model!.version;
    if (made.learned) {
      const saved = await saveModelInService(db, { version: modelVersion, listingsVersion, ...made.learned });
      if (!saved) return;
    }
    const basis = { listings: count, newestListedOn, sample };
    served = { market: made.market, basis, listingsVersion, modelVersion };
  }

  async function keepFresh(log: FastifyBaseLogger): Promise<void> {
    while (!stopped.signal.aborted) {
      const before = served;
      try {
        await refresh();
        if (served && served !== before) {
          log.info({ listings: served.basis.listings, model: served.modelVersion }, 'a market is in service');
        }
      } catch (error) {
        if (!stopped.signal.aborted) log.error({ err: error }, 'the market could not be refreshed');
      }
      await wait(pollMs, undefined, { signal: stopped.signal }).catch(() => {});
    }
  }

  return { served: () => served, refresh, keepFresh, stop: () => stopped.abort() };
}
