import { resolve } from 'node:path';
import { z } from 'zod';
import { BadSourcesError, readSources, type Sources } from './sources/sources.ts';

const daysRule = 'must be a whole number of days, from 1 to 9999';

const retireAfterDaysSchema = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, daysRule)
  .transform(Number)
  .default(90);

/** The message is one sentence that names the setting. */
export class BadSettingError extends Error {}

/**
 * Days after which a listing no longer seen leaves the comparables.
 * @throws BadSettingError
 */
export function readRetireAfterDays(environment: Record<string, string | undefined>): number {
  const read = retireAfterDaysSchema.safeParse(environment['LISTINGS_RETIRE_AFTER_DAYS'] || undefined);
  if (!read.success) throw new BadSettingError(`The setting LISTINGS_RETIRE_AFTER_DAYS ${daysRule}.`);
  return read.data;
}

/** Relative paths start from where the command was typed. */
export const listingsEnvironmentSchema = z.object({
  LISTINGS_SOURCES: z
    .string()
    .optional()
    .transform((file, context): Sources => {
      if (file === undefined) return { fetched: [], kinds: new Map() };
      try {
        return readSources(resolve(process.env['INIT_CWD'] ?? '', file));
      } catch (error) {
        if (!(error instanceof BadSourcesError)) throw error;
        context.addIssue(`must name a file of sources, but ${file} ${error.message}`);
        return z.NEVER;
      }
    }),
  LISTINGS_RETIRE_AFTER_DAYS: retireAfterDaysSchema,
});
