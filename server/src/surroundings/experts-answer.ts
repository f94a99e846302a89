import { hasExpert, type Database } from '@soumdar/db';
import { secondsBefore, type Clock } from '../process/clock.ts';
import type { Settings } from '../settings/settings.ts';

export type ExpertsAnswer = () => Promise<boolean>;

const freshSeconds = 5;

/**
 * Always true in a demonstration. A new account counts a few seconds later. Without an answer of the
 * database, the last result holds.
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
