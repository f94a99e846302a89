import { setTimeout as wait } from 'node:timers/promises';
import { sendDueEmails } from './email/send-due-emails.ts';
import { packJob } from './estimation/pack-older.ts';
import { keepValuing } from './follow/value-followed.ts';
import { runJobs, vacuumJob, type Job } from './jobs/run-jobs.ts';
import { refreshJob } from './market/refresh.ts';
import { reminderJob } from './notifications/notify.ts';
import { sendDueNotifications } from './notifications/send-due.ts';
import { retentionJob } from './retention/erase-expired.ts';
import type { Services } from './services.ts';

const sendEveryMs = 5000;

/** Starts all that the product does without being asked. `stop` waits a little for what is under way. */
export async function startBackgroundWork(services: Services): Promise<{ stop(): Promise<void> }> {
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
  const everywhere = [refreshJob(services), reminderJob(services), retentionJob(services), packJob(services)];
  return services.database.kind === 'embedded' ? [...everywhere, vacuumJob(services)] : everywhere;
}

/** Sends the notices and the emails that are due now, then every few seconds. `stop` waits for the sending under way. */
function startSending(services: Services): { stop(): Promise<void> } {
  const stopped = new AbortController();

  async function run(send: (signal: AbortSignal) => Promise<void>, failed: string): Promise<void> {
    while (!stopped.signal.aborted) {
      await send(stopped.signal).catch((error: unknown) => services.log.error({ err: error }, failed));
      await wait(sendEveryMs, undefined, { signal: stopped.signal }).catch(() => {});
    }
  }

  // apart: neither waits for a gateway of the other
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
