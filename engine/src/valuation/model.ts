import type { LeftOutReason } from '../cleaning/plausible.ts';
import type { FieldSet } from '../features/features.ts';
import { hashText } from '../folds/hash.ts';
import type { ValueModel } from '../hedonic-model/hedonic-model.ts';
import type { ErrorModel } from '../intervals/conformal-calibration.ts';
import type { LevelFloor } from '../intervals/score.ts';
import type { LevelAccuracy } from '../vocabulary/estimate.ts';
import type { PropertyType, Transaction } from '../vocabulary/property.ts';

/** All that learning leaves behind. Plain data and typed arrays only: see `serialiseModel`. */
export interface Model {
  seed: number;
  /** Of the listings it was learned from, in any order. */
  dataFingerprint: string;
  sides: Record<Transaction, Record<FieldSet, SideModel>>;
  /** Hashes of the ids of the listings left out: pairs of 32-bit numbers, ascending. */
  leftOut: Uint32Array;
  rows: { read: number; used: number; leftOut: Partial<Record<LeftOutReason, number>> };
  accuracy: SegmentAccuracy[];
}

export interface SideModel {
  values: ValueModel;
  errors: ErrorModel;
  /** By lowest score of the level. */
  levels: Partial<Record<LevelFloor, LevelAccuracy>>;
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

/** Whether learning left a listing out; false for one that was not there. */
export function isLeftOut(leftOut: Uint32Array, id: string): boolean {
  const [first, second] = hashText(id);
  let low = 0;
  let high = leftOut.length / 2;
  while (low < high) {
    const middle = (low + high) >> 1;
    const here = leftOut[middle * 2]!;
    if (here < first || (here === first && leftOut[middle * 2 + 1]! < second)) low = middle + 1;
    else high = middle;
  }
  return leftOut[low * 2] === first && leftOut[low * 2 + 1] === second;
}

/** The model's own account of itself, small enough to show. */
export function describeModel({ seed, dataFingerprint, rows, accuracy }: Model) {
  return { seed, dataFingerprint, rows, accuracy };
}

export type ModelDescription = ReturnType<typeof describeModel>;
