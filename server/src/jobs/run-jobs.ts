import type { Database } from '@soumdar/db';
import { PgBoss } from 'pg-boss';
import type { Alert } from '../process/alert.ts';
import { hourSeconds } from '../process/clock.ts';
import type { Log } from '../process/log.ts';

export interface Job {
  name: string;
  /** in Tunis: minute, hour, day of the month, month, day of the week */
  cron: string;
  longestSeconds: number;
  /** Tried again later when it throws. */
  work: (signal: AbortSignal) => Promise<void>;
}

interface JobServices {
  database: Database;
  log: Log;
  alert: Alert;
}

interface RunningJobs {
  /** Waits a little for jobs under way, then aborts them, to be done later. */
  stop(): Promise<void>;
}

const timeZone = 'Africa/Tunis';
/** No job is urgent, and an idle server should stay idle. */
const pollSeconds = 30;
/** Without a heartbeat for so long, a process loses its job to another. */
const heartbeatSeconds = 60;
const patienceMs = 5000;

/** About 1, 2 and 4 minutes later. */
const retries = { retryLimit: 3, retryDelay: 60, retryBackoff: true };

/** A job whose hour passed while no process ran is done once. */
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

/** The queue stores what is thrown, and a driver's error holds values of a row. */
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

/** Without it, tables of the embedded database only grow, and queries lack statistics. */
export function vacuumJob({ database }: { database: Database }): Job {
  return {
    name: 'vacuum',
    cron: '30 4 * * *',
    longestSeconds: 600,
    work: async () => void (await database.executeSql('vacuum analyze')),
  };
}
