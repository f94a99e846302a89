import type { Database } from '@soumdar/db';
import { PgBoss } from 'pg-boss';
import type { Alert } from '../process/alert.ts';
import { hourSeconds } from '../process/clock.ts';
import type { Log } from '../process/log.ts';

/** At its hour, by one process at a time. */
export interface Job {
  name: string;
  /** in Tunis: minute, hour, day of the month, month, day of the week */
  cron: string;
  /** before it counts as failed */
  longestSeconds: number;
  /** Tried again later when it throws. The signal aborts when the process ends. */
  work: (signal: AbortSignal) => Promise<void>;
}

interface JobServices {
  database: Database;
  log: Log;
  alert: Alert;
}

interface RunningJobs {
  /** Starts no more jobs, waits a little for those under way, then aborts the rest, to be done later. */
  stop(): Promise<void>;
}

const timeZone = 'Africa/Tunis';
/** No job is urgent, and an idle server should stay idle. */
const pollSeconds = 30;
/** A process without a heartbeat for so long loses its job to another. */
const heartbeatSeconds = 60;
const patienceMs = 5000;

/** A failed job is tried again after about 1, 2 and 4 minutes. */
const retries = { retryLimit: 3, retryDelay: 60, retryBackoff: true };

/** A job whose hour passed while no process was running is done once, as soon as one runs again. */
export async function runJobs(services: JobServices, jobs: Job[]): Promise<RunningJobs> {
  const { database, log } = services;
  const embedded = database.kind === 'embedded';
  const boss = new PgBoss({
    db: database,
    schema: 'jobs',
    backend: embedded ? 'pglite' : 'postgres',
    // the embedded database has a vacuum job of its own
    monitorVacuum: !embedded,
    reindex: !embedded,
    cronWorkerIntervalSeconds: pollSeconds,
    flowIntervalSeconds: hourSeconds,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue error'));
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'job queue warning'));
  await boss.start();
  for (const job of jobs) {
    const options = { ...retries, expireInSeconds: job.longestSeconds, heartbeatSeconds };
    await boss.createQueue(job.name, { ...options, policy: 'exclusive' });
    await boss.updateQueue(job.name, options);
    await boss.schedule(job.name, job.cron, null, { tz: timeZone, missed: 'once' });
    await boss.work(job.name, { pollingIntervalSeconds: pollSeconds }, async ([run]) => {
      if (run) await log.during({ job: job.name, run: run.id }, () => work(services, job, run));
    });
  }
  return { stop: () => boss.stop({ timeout: patienceMs }) };
}

/**
 * The queue stores what is thrown, and a driver's error holds values of a row: the reason goes to the log
 * only.
 */
async function work(
  { log, alert }: JobServices,
  job: Job,
  run: { retryCount: number; signal: AbortSignal },
): Promise<void> {
  log.info({}, 'job started');
  const succeeded = await job.work(run.signal).then(
    () => true,
    (error: unknown) => {
      log.error({ err: error }, 'job failed');
      return false;
    },
  );
  if (succeeded) return log.info({}, 'job finished');
  const last = run.retryCount >= retries.retryLimit;
  if (last) alert(`The job ${job.name} failed ${run.retryCount + 1} times and is given up: see the log.`);
  throw new Error('see the log');
}

/** Nobody else vacuums the embedded database: its tables would only grow, and queries lack statistics. */
export function vacuumJob({ database }: { database: Database }): Job {
  return {
    name: 'vacuum',
    cron: '30 4 * * *',
    longestSeconds: 600,
    work: async () => void (await database.executeSql('vacuum analyze')),
  };
}
