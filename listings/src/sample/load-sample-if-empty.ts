import { insertSampleIfEmpty, marketVersions, type Database } from '@soumdar/db';
import { sampleListings } from './sample-listings.ts';

/** Puts the sample in service where there is no listing at all; returns whether it did. Processes may call it at once. */
export async function loadSampleIfEmpty({ kysely }: Database): Promise<boolean> {
  const { imports } = await marketVersions(kysely);
  return imports === 0 && insertSampleIfEmpty(kysely, sampleListings());
}
