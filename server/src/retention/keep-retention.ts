import type { Job } from '../jobs/job.ts';
import { eraseExpired } from './erase-expired.ts';

/** Erases what is past its time, as the privacy policy promises. */
export const keepRetention: Job = {
  name: 'retention',
  cron: '0 4 * * *',
  longestSeconds: 1800,
  async work({ database, clock, log }) {
    const { accounts, estimations, manualRequests, dated } = await eraseExpired(database, clock(), {
      dryRun: false,
    });
    const erased = {
      accounts: accounts.filter(({ keptFor }) => keptFor === null).length,
      estimations: estimations.length,
      manual_requests: manualRequests.length,
      ...dated,
    };
    log.info({ erased }, 'what is past its retention is erased');
  },
};
