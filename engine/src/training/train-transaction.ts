import { clean } from '../cleaning/clean.ts';
import type { LeftOutReason } from '../cleaning/plausible.ts';
import { indexByType } from '../comparables/comparables-index.ts';
import { fieldSets, type FieldSet } from '../features/features.ts';
import type { HedonicModel } from '../hedonic-model/hedonic-model.ts';
import { foldCount, minRowsForTrees } from '../parameters/params.ts';
import type { TransactionModel, TypeAccuracy } from '../valuation/model.ts';
import type { Listing, Transaction } from '../vocabulary/property.ts';
import { accuracyByBand, accuracyByType, medianBias } from './out-of-fold-errors.ts';
import { predictOutOfFold } from './out-of-fold.ts';
import { trainCalibration } from './train-calibration.ts';
import { trainHedonicModel } from './train-hedonic-model.ts';

export interface TrainedTransaction {
  models: Record<FieldSet, TransactionModel>;
  /** Number of listings trained on. */
  used: number;
  /** Why each of the others was left out, by id. */
  reasons: Map<string, LeftOutReason>;
  accuracy: TypeAccuracy[];
}

/**
 * Trains the models of sale or of rent on listings in a settled order: cleans, fits one hedonic model per fold, then predicts every
 * listing out of fold, as a subject would be valued, to calibrate the intervals.
 */
export function trainTransaction(
  transaction: Transaction,
  listings: readonly Listing[],
  random: () => number,
  onStep: () => void,
): TrainedTransaction {
  const { kept, outliers, reasons } = clean(listings, random);
  const comparables = indexByType(transaction, kept);
  const accuracy: TypeAccuracy[] = [];
  const trainOnFields = (fields: FieldSet, simpler?: HedonicModel): TransactionModel => {
    const uncorrected = { ...trainHedonicModel(kept, fields, random, onStep), simpler };
    const biased = [...kept, ...outliers].map((listing) =>
      predictOutOfFold(uncorrected, comparables[listing.propertyType], listing),
    );
    const bias = medianBias(biased);
    const predictions = biased.map((prediction) => ({
      ...prediction,
      error: prediction.error + bias[prediction.propertyType],
    }));
    accuracy.push(...accuracyByType(transaction, fields, predictions));
    const { calibration, fsds } = trainCalibration(predictions, random);
    onStep();
    const accuracyByScore = accuracyByBand(predictions, fsds);
    return { values: { ...uncorrected, bias }, calibration, accuracyByBand: accuracyByScore };
  };
  const basic = trainOnFields('basic');
  return {
    models: { basic, detailed: trainOnFields('detailed', basic.values) },
    used: kept.length,
    reasons,
    accuracy,
  };
}

/** How often `trainTransaction` calls `onStep`. */
export function stepsOf(listings: readonly Listing[]): number {
  return fieldSets.length * (listings.length < minRowsForTrees ? 1 : foldCount + 1);
}
