import type { LeftOutReason } from '../cleaning/plausible.ts';
import { featureValues } from '../features/features.ts';
import { hashText } from '../folds/hash.ts';
import { idHashes } from '../folds/id-hashes.ts';
import { seededRandom } from '../statistics/seeded-random.ts';
import type { Model } from '../valuation/model.ts';
import { attributeCode } from '../vocabulary/attribute-codes.ts';
import { listedAttributes } from '../vocabulary/attributes.ts';
import { transactions, type Listing, type Transaction } from '../vocabulary/property.ts';
import { measureUsualBounds } from '../unusual/unusual.ts';
import { stepsOf, trainTransaction, type TestedListing } from './train-transaction.ts';

export interface TrainingOptions {
  seed: number;
  /** Called with the share done, from 0 to 1, a few dozen times. */
  onProgress?: (done: number) => void;
}

/** With out-of-fold values of listings neither implausible nor duplicate. */
export interface Training {
  model: Model;
  tested: TestedListing[];
}

/** The same listings, in any order, and the same seed give the same model to the byte. */
export function trainModel(listings: readonly Listing[], options: TrainingOptions): Model {
  return train(listings, options).model;
}

export function train(listings: readonly Listing[], { seed, onProgress }: TrainingOptions): Training {
  const ordered = listings.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const listingsFor = (transaction: Transaction) =>
    ordered.filter((listing) => listing.transaction === transaction);
  const steps = transactions.reduce((sum, transaction) => sum + stepsOf(listingsFor(transaction)), 0);
  let stepsDone = 0;
  const onStep = () => onProgress?.(Math.min(1, (stepsDone += 1) / steps));
  const random = seededRandom(seed);
  const sale = trainTransaction('sale', listingsFor('sale'), random, onStep);
  const rent = trainTransaction('rent', listingsFor('rent'), random, onStep, sale.premiumSteps);
  const model: Model = {
    seed,
    dataFingerprint: fingerprintOf(ordered),
    byTransaction: { sale: sale.model, rent: rent.model },
    leftOut: idHashes([...sale.reasons.keys(), ...rent.reasons.keys()]),
    rows: {
      read: listings.length,
      used: sale.accepted.length + rent.accepted.length,
      leftOut: countReasons([...sale.reasons.values(), ...rent.reasons.values()]),
    },
    usual: measureUsualBounds([...sale.accepted, ...rent.accepted]),
    accuracy: [...sale.accuracy, ...rent.accuracy],
  };
  return { model, tested: [...sale.tested, ...rent.tested] };
}

function countReasons(reasons: readonly LeftOutReason[]): Partial<Record<LeftOutReason, number>> {
  const counts: Partial<Record<LeftOutReason, number>> = {};
  for (const reason of reasons.toSorted()) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}

function fingerprintOf(ordered: readonly Listing[]): string {
  const facts = ordered.map((listing) => [
    listing.id,
    listing.transaction,
    listing.priceTnd,
    ...featureValues(listing, listing.listedOn),
    ...listedAttributes.map((name) => attributeCode(listing, name)),
  ]);
  return hashText(facts.map((values) => hashText(values.join(' ')).join(' ')).join('\n'))
    .map((half) => half.toString(16).padStart(8, '0'))
    .join('');
}
