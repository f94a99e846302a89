import type { PublicAccuracy } from '@soumdar/contract';
import { countContests } from '@soumdar/db';
import type { Services } from '../services.ts';

/** Fewer corrections might be told apart. */
const fewestForMedian = 30;
const freshMs = 5 * 60_000;

type Counts = PublicAccuracy['contests'];

/**
 * Counts the contests, as published: nothing of a single one but that there is one. At most once in five minutes,
 * since every reader of the page asks; the last counts stand while the database does not answer.
 */
export function createContestCounts({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): () => Promise<Counts> {
  let last: { at: number; counts: Counts } | undefined;
  return async () => {
    const at = clock().getTime();
    if (last && at - last.at < freshMs) return last.counts;
    try {
      last = { at, counts: published(await countContests(database.kysely)) };
    } catch (error) {
      if (!last) throw error;
    }
    return last.counts;
  };
}

function published({ corrections, ...counts }: Awaited<ReturnType<typeof countContests>>): Counts {
  const sorted = corrections.toSorted((a, b) => a - b);
  const [low, high] = [Math.floor, Math.ceil].map((round) => sorted[round((sorted.length - 1) / 2)]!);
  return {
    ...counts,
    medianCorrection: sorted.length < fewestForMedian ? null : Math.round(500 * (low! + high!)) / 1000,
  };
}
