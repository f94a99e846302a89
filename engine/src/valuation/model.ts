import type { LeftOutReason } from '../cleaning/plausible.ts';
import { positionOfId } from '../folds/id-hashes.ts';
import type { HedonicModel } from '../hedonic-model/hedonic-model.ts';
import type { ConformalCalibration } from '../intervals/conformal-calibration.ts';
import type { BandFloor } from '../intervals/score.ts';
import type { ListingValues } from './listing-values.ts';
import type { Premiums } from '../premiums/premiums.ts';
import type { UsualBounds } from '../unusual/unusual.ts';
import type { BandAccuracy } from '../vocabulary/estimate.ts';
import type { PropertyType, Transaction } from '../vocabulary/property.ts';

/** Plain data and typed arrays only: see `serialiseModel`. */
export interface Model {
  seed: number;
  /** Independent of the order of the listings. */
  dataFingerprint: string;
  byTransaction: Record<Transaction, TransactionModel>;
  /** Hashes of ids: pairs of 32-bit numbers, ascending. */
  leftOut: Uint32Array;
  rows: { read: number; used: number; leftOut: Partial<Record<LeftOutReason, number>> };
  /** Absent for a type with few listings. */
  usual: Partial<Record<PropertyType, UsualBounds>>;
  accuracy: TypeAccuracy[];
}

export interface TransactionModel {
  values: HedonicModel;
  premiums: Record<PropertyType, Premiums>;
  /** Out of fold, to be subtracted. */
  bias: Record<PropertyType, number>;
  calibration: ConformalCalibration;
  outOfFold: ListingValues;
  /** By lowest score of the band. */
  accuracyByBand: Record<PropertyType, Partial<Record<BandFloor, BandAccuracy>>>;
}

/** Against asking prices, out of fold. */
export interface TypeAccuracy {
  transaction: Transaction;
  propertyType: PropertyType;
  /** With form attributes, or with the advertisement's optional details too. */
  fields: 'basic' | 'detailed';
  rows: number;
  /** Median of |estimate / price − 1|. */
  medianError: number;
  within10: number;
  within20: number;
}

/** False for a listing that training did not see. */
export function isLeftOut(leftOut: Uint32Array, id: string): boolean {
  return positionOfId(leftOut, id) >= 0;
}

/** Without trees, for logs, reports and the acceptance of a new model. */
export function describeModel({ seed, dataFingerprint, rows, accuracy }: Model) {
  return { seed, dataFingerprint, rows, accuracy };
}

export type ModelDescription = ReturnType<typeof describeModel>;
