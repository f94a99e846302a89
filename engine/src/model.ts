import type { LeftOutReason } from './cleaning/plausible.ts';
import type { FieldSet } from './features.ts';
import type { ErrorModel } from './learning/error-model.ts';
import type { ValueModel } from './learning/value-model.ts';
import { hashText } from './hash.ts';
import type { PropertyType, Transaction } from './vocabulary.ts';

/** All that learning leaves behind. Plain data and typed arrays only: see `serialiseModel`. */
export interface Model {
  seed: number;
  /** Of the listings it was learned from, in any order. */
  dataFingerprint: string;
  sides: Record<Transaction, Record<FieldSet, SideModel>>;
  learned: LearnedListings;
  rows: { read: number; used: number; leftOut: Partial<Record<LeftOutReason, number>> };
  accuracy: SegmentAccuracy[];
}

export interface SideModel {
  values: ValueModel;
  errors: ErrorModel;
}

/** What each listing is worth to a model that has not seen it, found by the hash of its id. */
export interface LearnedListings {
  /** Pairs of 32-bit hashes, ascending. */
  hashes: Uint32Array;
  /** Levelled log price, NaN for a listing that was left out. */
  outOfFold: Record<FieldSet, Float32Array>;
}

/** Out-of-fold accuracy against asked prices, each listing valued from the others. */
export interface SegmentAccuracy {
  transaction: Transaction;
  propertyType: PropertyType;
  fields: FieldSet;
  rows: number;
  /** Median of |estimate / price − 1|. */
  medianError: number;
  within10: number;
  within20: number;
}

/** Place of a listing in the learned table; undefined for one that was not there. */
export function learnedRow({ hashes }: LearnedListings, id: string): number | undefined {
  const [first, second] = hashText(id);
  let low = 0;
  let high = hashes.length / 2;
  while (low < high) {
    const middle = (low + high) >> 1;
    const here = hashes[middle * 2]!;
    if (here < first || (here === first && hashes[middle * 2 + 1]! < second)) low = middle + 1;
    else high = middle;
  }
  return hashes[low * 2] === first && hashes[low * 2 + 1] === second ? low : undefined;
}

/** The model's own account of itself, small enough to show. */
export function describeModel({ seed, dataFingerprint, rows, accuracy }: Model) {
  return { seed, dataFingerprint, rows, accuracy };
}

export type ModelDescription = ReturnType<typeof describeModel>;
