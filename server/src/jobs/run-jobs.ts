import { PgBoss } from 'pg-boss';
import type { Services } from '../services.ts';
import type { Job } from './job.ts';

interface RunningJobs {
  /** Starts nothing more, waits a little for what is under way, then has the rest stop: it will be done anew. */
  stop(): Promise<void>;
}

const timeZone = 'Africa/Tunis';
/** Nothing here is urgent, and an idle server is to stay idle. */
const pollSeconds = 30;
/** A process that says nothing for so long has lost its job. */
const heartbeatSeconds = 60;
const patienceMs = 5000;

/** How a job that fails is tried again: after some 1, 2 and 4 minutes. */
const retries = { retryLimit: 3, retryDelay: 60, retryBackoff: true };

/**
 * Does each job when its time has come, in one process of all that work on the database. One whose time came while
 * none was running is done once, when one is again.
 */
export async function runJobs(services: Services, jobs: Job[]): Promise<RunningJobs> {
  const { database, log } = services;
  const embedded = database.kind === 'embedded';
  const boss = new PgBoss({
    db: database,
    schema: 'jobs',
    backend: embedded ? 'pglite' : 'postgres',
    // the embedded database vacuums by itself, in the way of nobody
    monitorVacuum: !embedded,
    reindex: !embedded,
    cronWorkerIntervalSeconds: pollSeconds,
    flowIntervalSeconds: 3600,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the queue of jobs is in trouble'));
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'the queue of jobs gives a warning'));
  await boss.start();
  for (const job of jobs) {
    const options = { ...retries, expireInSeconds: job.longestSeconds, heartbeatSeconds };
    await boss.createQueue(job.name, { ...options, policy: 'exclusive' });
    await boss.updateQueue(job.name, options);
    await boss.schedule(job.name, job.cron, null, { tz: timeZone, missed: 'once' });
    await boss.work(job.name, { pollingIntervalSeconds: pollSeconds }, async ([run]) => {
      if (run) await services.log.during({ job: job.name, run: run.id }, () => work(services, job, run));
    });
  }
  return { stop: () => boss.stop({ timeout: patienceMs }) };
}

/** What is thrown is kept with the job, and a driver's error holds the values of a row: the log tells, the job does not. */
async function work(services: Services, job: Job, run: { retryCount: number; signal: AbortSignal }) {
  const { log } = services;
  log.info({}, 'a job begins');
  const done = await job.work(services, run.signal).then(
    () => true,
    (error: unknown) => {
      log.error({ err: error }, 'a job failed');
      return false;
    },
  );
  if (done) return log.info({}, 'a job is done');
  const last = run.retryCount >= retries.retryLimit;
  if (last)
    services.alert(`The job ${job.name} failed ${run.retryCount + 1} times and is given up: see the log.`);
  throw new Error('see the log');
}
