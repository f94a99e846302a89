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
import { loadSample } from '@soumdar/listings';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import { build } from './app.ts';
import { startBackgroundWork } from './background-work.ts';
import { createDatabaseClock, timesOf } from './surroundings/database-clock.ts';
import { watchSurroundings } from './surroundings/watch-surroundings.ts';
import { watchMarket } from './market/market-in-service.ts';
import { SettingsError, type Settings } from './settings/settings.ts';
import { loadSite } from './site/load-site.ts';

/** Long enough to load a market, not to train the first one: after that, estimates are refused. */
const firstMarketWithinMs = 8000;

/** The product cannot start; the message is one sentence for whoever starts it. */
class StartError extends Error {}

export interface Running {
  /** Where it listens, for people. */
  address: string;
  port: number;
  /** Reports itself as not ready; resolves after the time that the settings give load balancers to notice. */
  drain: () => Promise<void>;
  /** Accepts no more calls, finishes those under way and closes the database. */
  stop: () => Promise<void>;
}

/**
 * Starts the product: it listens as soon as the database is open, and makes estimates once a market is in service.
 *
 * @throws StartError, SettingsError, DataFolderInUseError or DataFolderUnusableError
 */
export async function start(settings: Settings, siteFolder: string): Promise<Running> {
  const site = loadSite(siteFolder, settings);
  if (!site) throw new StartError('The site is not built: run "npm run build" first.');
  prepareDataFolder(settings.dataDir);
  const database = await open(settings);
  const databaseClock = await createDatabaseClock(timesOf(database));
  const clock = databaseClock.now;
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
  const surroundings = watchSurroundings(services, databaseClock);
  const drain = async () => {
    services.shutdown.abort();
    await wait(settings.drainSeconds * 1000, undefined, { ref: false });
  };
  const stop = async () => {
    watch.stop();
    // all at the same time: the server finishes the calls under way and accepts no new ones while the others stop
    await Promise.all([app.close(), background?.stop(), surroundings.stop(), watching]).finally(() =>
      database.close(),
    );
  };
  try {
    await app.listen({ host: settings.host, port: settings.port });
    if (settings.loadSample) await loadSample(database, clock());
    // started before the job queue, which takes seconds after a crash
    watching = watch.start(services.log, services.alert);
    background = await startBackgroundWork(services);
  } catch (error) {
    await stop();
    throw explainListening(error, settings);
  }
  const port = portOf(app);
  return { address: addressOf(settings, port), port, drain, stop };
}

/** The whole reason why the product did not start, in one sentence; undefined for an unexpected error. */
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
