import { insertSampleIfEmpty, marketVersions, type Database } from '@soumdar/db';
import { sampleListings } from './sample-listings.ts';

/**
 * Puts the sample in service when there are no listings at all; returns whether it did. Safe for processes that call
 * it at the same time.
 */
export async function loadSampleIfEmpty({ kysely }: Database): Promise<boolean> {
  const { imports } = await marketVersions(kysely);
  return imports === 0 && insertSampleIfEmpty(kysely, sampleListings());
}
