import { setTimeout as wait } from 'node:timers/promises';
import {
  DataFolderInUseError,
  DataFolderUnusableError,
  describeDatabaseTrouble,
  isWriteTrouble,
  openDatabase,
  prepareDataFolder,
  type Database,
} from '@soumdar/db';
import { loadSampleIfEmpty, searchPlaces } from '@soumdar/listings';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import { build } from './app.ts';
import { startBackgroundWork } from './background-work.ts';
import { watchMarket } from './market/market-in-service.ts';
import { SettingsError, type Settings } from './settings/settings.ts';
import { loadSite } from './site/load-site.ts';

/** Long enough for a market to be read, not for a first one to be learned: from then on estimates are refused. */
const firstMarketWithinMs = 8000;

/** What keeps the product from starting; the message is one sentence for whoever starts it. */
class StartError extends Error {}

export interface Running {
  /** Where it listens, for people. */
  address: string;
  port: number;
  /** Says that it is not ready any more; resolves once balancers have had the time of the settings to hear it. */
  drain: () => Promise<void>;
  /** Takes no more calls, finishes those under way and lets go of the database. */
  stop: () => Promise<void>;
}

/**
 * Starts the product: it listens as soon as the database is open, and makes estimates once a market is served.
 *
 * @throws StartError, SettingsError, DataFolderInUseError or DataFolderUnusableError
 */
export async function start(settings: Settings, siteFolder: string): Promise<Running> {
  const site = loadSite(siteFolder, settings);
  if (!site) throw new StartError('The site is not built: run "npm run build" first.');
  prepareDataFolder(settings.dataDir);
  const database = await open(settings);
  const clock = () => new Date();
  const watch = watchMarket(database, clock, settings.retireAfterDays);
  const firstMarket = Promise.race([watch.firstServed, wait(firstMarketWithinMs, undefined, { ref: false })]);
  const { app, services } = await build({
    settings,
    database,
    servedMarket: watch.served,
    firstMarket,
    site,
    clock,
  });
  collectDefaultMetrics({ register: services.metrics.registry });
  let background: Awaited<ReturnType<typeof startBackgroundWork>> | undefined;
  let watching: Promise<void> | undefined;
  const drain = async () => {
    services.shutdown.abort();
    await wait(settings.drainSeconds * 1000, undefined, { ref: false });
  };
  const stop = async () => {
    watch.stop();
    // all at once: what takes calls lets those under way end, and no new one waits for the others to stop
    await Promise.all([app.close(), background?.stop(), watching]).finally(() => database.close());
  };
  try {
    await app.listen({ host: settings.host, port: settings.port });
    // the first search builds the index of places: better now than while somebody types
    searchPlaces('Tunis', 1);
    if (settings.loadSample) await loadSampleIfEmpty(database);
    // estimates do not wait for the queue of jobs, which takes seconds after a crash
    watching = watch.start(services.log, services.alert);
    background = await startBackgroundWork(services);
  } catch (error) {
    await stop();
    throw explainListening(error, settings);
  }
  const port = portOf(app);
  return { address: addressOf(settings, port), port, drain, stop };
}

/** The sentence that says all of what kept the product from starting; undefined for what nobody foresaw. */
export function explain(error: unknown): string | undefined {
  const explained = [StartError, SettingsError, DataFolderInUseError, DataFolderUnusableError];
  if (error instanceof Error && explained.some((kind) => error instanceof kind)) return error.message;
  return isWriteTrouble(error) ? describeDatabaseTrouble(error) : undefined;
}

async function open({ databaseUrl, databasePoolSize, dataDir }: Settings): Promise<Database> {
  if (databaseUrl === undefined) return openDatabase({ dataDir });
  try {
    return await openDatabase({ url: databaseUrl, poolSize: databasePoolSize });
  } catch (error) {
    throw new StartError(`The database of DATABASE_URL cannot be opened: ${reasonOf(error)}.`);
  }
}

function explainListening(error: unknown, { host, port }: Settings): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return new StartError(`Port ${port} is in use: stop what uses it, or set PORT.`);
  if (code === 'EACCES')
    return new StartError(`Port ${port} may not be used by this user: set another PORT.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError(`HOST=${host} is not an address of this machine.`);
  }
  return error;
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

function portOf(app: FastifyInstance): number {
  const [address] = app.addresses();
  if (typeof address !== 'object') throw new Error('the server listens to no port');
  return address.port;
}

function addressOf({ host, publicUrl }: Settings, port: number): string {
  if (publicUrl !== undefined) return publicUrl;
  const name = host === '127.0.0.1' || host === '::1' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
