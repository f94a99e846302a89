import { keepSending } from '../notifications/keep-sending.ts';
import type { Services } from '../services.ts';
import { jobsOf } from './all-jobs.ts';
import { runJobs } from './run-jobs.ts';

/** Begins all that the product does without being asked; `stop` lets what is under way end, or begin anew later. */
export async function startJobs(services: Services): Promise<{ stop(): Promise<void> }> {
  const scheduled = await runJobs(services, jobsOf(services));
  const sending = keepSending(services);
  return {
    async stop() {
      await Promise.all([scheduled.stop(), sending.stop()]);
    },
  };
}
