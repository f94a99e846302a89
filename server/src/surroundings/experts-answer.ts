import { hasExpert, type Database } from '@soumdar/db';
import { secondsBefore, type Clock } from '../clock.ts';
import type { Settings } from '../settings/settings.ts';

/** Whether somebody can answer a manual request in the time that pages promise. */
export type ExpertsAnswer = () => Promise<boolean>;

const freshSeconds = 5;

/**
 * A demonstration promises its visitors what a real site does. Where the site is run for good an expert's account or EXPERTS_WEBHOOK must
 * be there; one that is added by `npm run staff` counts a few seconds later. While the database does not answer, what was true last stands.
 */
export function createExpertsAnswer({
  settings,
  database,
  clock,
}: {
  settings: Settings;
  database: Database;
  clock: Clock;
}): ExpertsAnswer {
  let known: { at: Date; answer: boolean } | undefined;
  return async () => {
    if (!settings.isProduction || settings.expertsWebhook !== undefined) return true;
    const now = clock();
    if (known === undefined || known.at < secondsBefore(now, freshSeconds)) {
      const answer = await hasExpert(database.kysely).catch(() => known?.answer ?? false);
      known = { at: now, answer };
    }
    return known.answer;
  };
}
