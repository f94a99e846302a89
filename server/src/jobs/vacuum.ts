import type { Job } from './job.ts';

/** The embedded database has nobody who would do it: without it tables only grow, and plans are made blindly. */
export const vacuum: Job = {
  name: 'vacuum',
  cron: '30 4 * * *',
  longestSeconds: 600,
  work: async ({ database }) => void (await database.executeSql('vacuum analyze')),
};
