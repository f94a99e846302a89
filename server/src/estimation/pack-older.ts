import { packOlderEstimations, type Database } from '@soumdar/db';
import { hourSeconds } from '../process/clock.ts';
import type { Job } from '../jobs/run-jobs.ts';
import type { Log } from '../process/log.ts';

/** They are locked together for a fraction of a second. */
const atATime = 200;

interface PackServices {
  database: Database;
  log: Pick<Log, 'info'>;
}

/** After one full run it finds nothing. */
export function packJob({ database, log }: PackServices): Job {
  return {
    name: 'pack-estimations',
    cron: '15 4 * * *',
    longestSeconds: 12 * hourSeconds,
    async work(signal) {
      let packed = 0;
      for (;;) {
        const some = signal.aborted ? 0 : await packOlderEstimations(database.kysely, atATime);
        if (some === 0) break;
        packed += some;
      }
      if (packed > 0) log.info({ packed }, 'estimates kept before were packed');
    },
  };
}
