import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase, prepareDataFolder, type Database } from '@soumdar/db';
import { loadSample } from '@soumdar/listings';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import { addressOf } from './settings/address.ts';
import { build } from './app.ts';
import { createDatabaseClock, timesOf } from './surroundings/database-clock.ts';
import { checkRates } from './process/sound-rates.ts';
import { watchSurroundings } from './surroundings/watch-surroundings.ts';
import { watchMarket } from './market/market-in-service.ts';
import type { Settings } from './settings/settings.ts';
import { loadSites } from './site/load-site.ts';
import { StartError } from './process/start-error.ts';
import type { Peers } from './workers/peers.ts';
import { sendDueEmails } from './email/send-due-emails.ts';
import { packJob } from './estimation/pack-older.ts';
import { keepValuing } from './follow/value-followed.ts';
import { runJobs, vacuumJob, type Job } from './jobs/run-jobs.ts';
import { hardTestsJob } from './market/hard-tests.ts';
import { refreshJob } from './market/refresh.ts';
import { reminderJob } from './notifications/notify.ts';
import { sendDueNotifications } from './notifications/send-due.ts';
import { outcomeQuestionJob } from './outcomes/outcome-question-job.ts';
import { retentionJob } from './retention/erase-expired.ts';
import type { Services } from './services.ts';

/** Enough to load a market, not to train one. */
const firstMarketWithinMs = 8000;
/** Enough for another process to train one. */
const marketOfPeerWithinMs = 60_000;

export interface Running {
  address: string;
  port: number;
  /** Resolves after the time that load balancers need to notice. */
  drain: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Listens before a market is in service; with `peers`, only once it can answer every call.
 * @throws StartError, SettingsError, DataFolderInUseError or DataFolderUnusableError
 */
export async function start(settings: Settings, siteFolder: string, peers?: Peers): Promise<Running> {
  checkRates();
  const sites = loadSites(siteFolder, settings);
  if (!sites) throw new StartError('The site is not built: run "npm run build" first.');
  prepareDataFolder(settings.dataDir);
  const database = await open(settings);
  const databaseClock = await createDatabaseClock(timesOf(database));
  const clock = databaseClock.now;
  const watch = watchMarket(database, clock, settings.retireAfterDays, settings.siteKinds);
  const patienceMs = peers?.serve ? marketOfPeerWithinMs : firstMarketWithinMs;
  const firstMarket = Promise.race([watch.firstServed, wait(patienceMs, undefined, { ref: false })]);
  const { app, services } = await build({
    settings,
    database,
    servedMarket: watch.served,
    firstMarket,
    sites,
    clock,
    peers,
  });
  collectDefaultMetrics({ register: services.metrics.registry });
  if (settings.email.provider === 'smtp' && settings.publicUrl === undefined)
    services.log.warn({}, 'PUBLIC_URL is not set: links in emails lead to this machine');
  if (!(await services.expertsAnswer()))
    services.log.warn(
      {},
      'nobody answers manual requests: add an expert (npm run staff -- add EMAIL) or set EXPERTS_WEBHOOK; until then pages promise no 24 hours',
    );
  let background: Awaited<ReturnType<typeof startBackgroundWork>> | undefined;
  let watching: Promise<void> | undefined;
  const surroundings = watchSurroundings(services, databaseClock);
  const drain = async () => {
    services.shutdown.abort();
    await wait(settings.drainSeconds * 1000, undefined, { ref: false });
  };
  const stop = async () => {
    watch.stop();
    // all at once: the server accepts no new calls while the others stop
    await Promise.all([app.close(), background?.stop(), surroundings.stop(), watching]).finally(() =>
      database.close(),
    );
  };
  const listen = () => app.listen({ host: settings.host, port: settings.port });
  try {
    if (!peers) await listen();
    if (settings.loadSample) await loadSample(database, clock());
    // before the job queue, which takes seconds after a crash
    watching = watch.start(services.log, services.alert);
    if (peers) {
      await firstMarket;
      await listen();
    }
    background = await startBackgroundWork(services);
  } catch (error) {
    await stop();
    throw explainListening(error, settings);
  }
  const port = portOf(app);
  return { address: addressOf(settings, port), port, drain, stop };
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

const sendEveryMs = 5000;

async function startBackgroundWork(services: Services): Promise<{ stop(): Promise<void> }> {
  const scheduled = await runJobs(services, jobsOf(services));
  const sending = startSending(services);
  const valuing = keepValuing(services);
  return {
    async stop() {
      await Promise.all([scheduled.stop(), sending.stop(), valuing.stop()]);
    },
  };
}

function jobsOf(services: Services): Job[] {
  const everywhere = [
    refreshJob(services),
    hardTestsJob(services),
    reminderJob(services),
    retentionJob(services),
    outcomeQuestionJob(services),
    packJob(services),
  ];
  return services.database.kind === 'embedded' ? [...everywhere, vacuumJob(services)] : everywhere;
}

function startSending(services: Services): { stop(): Promise<void> } {
  const stopped = new AbortController();

  async function run(send: (signal: AbortSignal) => Promise<void>, failed: string): Promise<void> {
    while (!stopped.signal.aborted) {
      await send(stopped.signal).catch((error: unknown) => services.log.error({ err: error }, failed));
      await wait(sendEveryMs, undefined, { signal: stopped.signal }).catch(() => {});
    }
  }

  // neither waits for a gateway of the other
  const running = [
    run((signal) => sendDueNotifications(services, signal), 'notices could not be sent'),
    run((signal) => sendDueEmails(services, signal), 'emails could not be sent'),
  ];
  return {
    async stop() {
      stopped.abort();
      await Promise.all(running);
    },
  };
}
