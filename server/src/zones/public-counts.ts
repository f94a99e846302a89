import type { PublicAccuracy } from '@soumdar/contract';
import { countContests } from '@soumdar/db';
import type { Services } from '../services.ts';
import { readSigned } from './count-signed.ts';
import { readSeldom } from './read-seldom.ts';

/** Fewer corrections might be told apart. */
const fewestForMedian = 30;

type Counts = Pick<PublicAccuracy, 'contests' | 'signed'>;

/** Counts contests and signed prices, as published: nothing of a single one but that there is one. */
export function createPublicCounts({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): () => Promise<Counts> {
  return readSeldom(clock, async () => ({
    contests: published(await countContests(database.kysely)),
    signed: await readSigned({ database }),
  }));
}

function published({
  corrections,
  ...counts
}: Awaited<ReturnType<typeof countContests>>): Counts['contests'] {
  const sorted = corrections.toSorted((a, b) => a - b);
  const [low, high] = [Math.floor, Math.ceil].map((round) => sorted[round((sorted.length - 1) / 2)]!);
  return {
    ...counts,
    medianCorrection: sorted.length < fewestForMedian ? null : Math.round(500 * (low! + high!)) / 1000,
  };
}
