import type { LeftOutReason } from './cleaning/plausible.ts';
import { featureValues } from './features.ts';
import { hashText } from './hash.ts';
import { learnSide, stepsOf, type LearnedSide } from './learning/learn-side.ts';
import type { LearnedListings, Model } from './model.ts';
import { seededRandom } from './seeded-random.ts';
import { transactions, type Listing, type Transaction } from './vocabulary.ts';

export interface LearnOptions {
  seed: number;
  /** Called with the share done, from 0 to 1, a few dozen times. */
  onProgress?: (done: number) => void;
}

/**
 * Learns to value properties from advertisements. The same listings, in any order, and the same seed give the same model to the
 * byte. Sale and rent are learned apart.
 */
export function learn(listings: readonly Listing[], { seed, onProgress }: LearnOptions): Model {
  const ordered = listings.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const sideListings = (transaction: Transaction) =>
    ordered.filter((listing) => listing.transaction === transaction);
  const steps = transactions.reduce((sum, transaction) => sum + stepsOf(sideListings(transaction)), 0);
  let stepsDone = 0;
  const onStep = () => onProgress?.(Math.min(1, (stepsDone += 1) / steps));
  const random = seededRandom(seed);
  const sale = learnSide('sale', sideListings('sale'), random, onStep);
  const rent = learnSide('rent', sideListings('rent'), random, onStep);
  return {
    seed,
    dataFingerprint: fingerprintOf(ordered),
    sides: { sale: sale.models, rent: rent.models },
    learned: learnedListings([sale, rent]),
    rows: {
      read: listings.length,
      used: sale.kept.length + rent.kept.length,
      leftOut: countReasons([...sale.reasons.values(), ...rent.reasons.values()]),
    },
    accuracy: [...sale.accuracy, ...rent.accuracy],
  };
}

function learnedListings(sides: readonly LearnedSide[]): LearnedListings {
  const rows = sides.flatMap(({ kept, outOfFold, reasons }) => [
    ...kept.map(({ id }, row) => ({
      hash: hashText(id),
      basic: outOfFold.basic[row]!,
      detailed: outOfFold.detailed[row]!,
    })),
    ...Array.from(reasons.keys(), (id) => ({ hash: hashText(id), basic: Number.NaN, detailed: Number.NaN })),
  ]);
  rows.sort((a, b) => a.hash[0] - b.hash[0] || a.hash[1] - b.hash[1]);
  return {
    hashes: Uint32Array.from(rows.flatMap(({ hash }) => hash)),
    outOfFold: {
      basic: Float32Array.from(rows, ({ basic }) => basic),
      detailed: Float32Array.from(rows, ({ detailed }) => detailed),
    },
  };
}

function countReasons(reasons: readonly LeftOutReason[]): Partial<Record<LeftOutReason, number>> {
  const counts: Partial<Record<LeftOutReason, number>> = {};
  for (const reason of reasons.toSorted()) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}

/** Of all the facts of listings in a settled order, as 16 hexadecimal digits. */
function fingerprintOf(ordered: readonly Listing[]): string {
  const facts = ordered.map((listing) => [
    listing.id,
    listing.transaction,
    listing.priceTnd,
    ...featureValues(listing, listing.listedOn, 'detailed'),
  ]);
  return hashText(facts.map((values) => hashText(values.join(' ')).join(' ')).join('\n'))
    .map((half) => half.toString(16).padStart(8, '0'))
    .join('');
}
