import { openRequestsMadeBetween } from '@soumdar/db';
import { secondsAfter } from '../clock.ts';
import { lateSince } from '../experts/due-time.ts';
import type { Job } from '../jobs/job.ts';
import { tellExperts } from './notify.ts';

/** How long before its time is up a request is recalled. */
const remindBeforeSeconds = 4 * 3600;

/** Reminds the experts, once, of each request whose time is soon up. */
export const remindExperts: Job = {
  name: 'remind-experts',
  cron: '*/10 * * * *',
  longestSeconds: 60,
  work: (services) =>
    services.database.kysely.transaction().execute(async (trx) => {
      const late = lateSince(services.clock());
      const soonLate = await openRequestsMadeBetween(trx, late, secondsAfter(late, remindBeforeSeconds));
      for (const id of soonLate) await tellExperts(services, trx, 'request_due', id);
    }),
};
