import { insertSample, isSampleWanted, type Database } from '@soumdar/db';
import { dayInTunis } from '../importing/read-listing-file.ts';
import { sampleListings, sampleSource } from './sample-listings.ts';

/**
 * Puts the sample, dated back from `now`, in service when there are no listings, or only those of an older
 * sample; returns whether it did. Safe for simultaneous processes.
 */
export async function loadSample({ kysely }: Database, now: Date): Promise<boolean> {
  // so that a start does not make a sample for nothing
  const wanted = await isSampleWanted(kysely, sampleSource);
  return wanted && insertSample(kysely, sampleListings(dayInTunis(now)));
}
