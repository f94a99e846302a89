import { privacyRequestsToRemindOf, requestsToRemindOf } from '@soumdar/db';
import { secondsAfter } from '../clock.ts';
import { lateSince } from '../experts/due-time.ts';
import type { Job } from '../jobs/job.ts';
import { tellExperts } from './notify.ts';

/** How long before the time of a request is up. */
const remindBeforeSeconds = 4 * 3600;
/** The same of a request about personal data, which has a month. */
const remindOfDataBeforeSeconds = 7 * 24 * 3600;

/** Reminds the experts, once, of each request whose time is soon up, or was while no reminder could be sent. */
export const remindExperts: Job = {
  name: 'remind-experts',
  cron: '*/10 * * * *',
  longestSeconds: 60,
  work: (services) =>
    services.database.kysely.transaction().execute(async (trx) => {
      const now = services.clock();
      const madeBy = secondsAfter(lateSince(now), remindBeforeSeconds);
      for (const manualRequestId of await requestsToRemindOf(trx, madeBy)) {
        await tellExperts(services, trx, { notice: 'request_due', manualRequestId });
      }
      const dueBy = secondsAfter(now, remindOfDataBeforeSeconds);
      for (const privacyRequestId of await privacyRequestsToRemindOf(trx, dueBy)) {
        await tellExperts(services, trx, { notice: 'privacy_due', privacyRequestId });
      }
    }),
};
