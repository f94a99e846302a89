import { insertSample, isSampleWanted, type Database } from '@soumdar/db';
import { dayInTunis } from '../importing/read-listing-file.ts';
import { sampleListings, sampleSource } from './sample-listings.ts';

/**
 * Puts the sample, dated back from `now`, in service when there are no listings at all, or none but those of an older sample, which
 * leave; returns whether it did. Safe for processes that call it at the same time.
 */
export async function loadSample({ kysely }: Database, now: Date): Promise<boolean> {
  // a first look, so that no sample is made for nothing at each start
  const wanted = await isSampleWanted(kysely, sampleSource);
  return wanted && insertSample(kysely, sampleListings(dayInTunis(now)));
}
