import { refreshMarket } from '../refresh/refresh-market.ts';
import type { Job } from './job.ts';

export const refresh: Job = {
  name: 'refresh',
  cron: '0 3 * * 1',
  // a dozen sources of some minutes, and learning
  longestSeconds: 4 * 3600,
  work: async (services, signal) => {
    const { settings, database, clock, alert, log } = services;
    const done = await refreshMarket(database, settings, alert, {
      clock,
      signal,
      onStep: (step) => log.info({ step }, 'the refresh goes on'),
      onFault: (error) => log.error({ err: error }, 'a source was not refreshed'),
    });
    if (done === 'busy') log.info({}, 'another process refreshes already');
    else log.info({ outcome: done.outcome }, 'the market was refreshed');
  },
};
