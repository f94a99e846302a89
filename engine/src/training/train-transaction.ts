import { clean } from '../cleaning/clean.ts';
import type { LeftOutReason } from '../cleaning/plausible.ts';
import { indexByType } from '../comparables/comparables-index.ts';
import { fieldSets, type FieldSet } from '../features/features.ts';
import type { ValueModel } from '../hedonic-model/hedonic-model.ts';
import { foldCount, minRowsForTrees } from '../parameters/params.ts';
import type { SegmentAccuracy, SideModel } from '../valuation/model.ts';
import type { Listing, Transaction } from '../vocabulary/property.ts';
import { accuracyByLevel, accuracyByType } from './accuracy.ts';
import { learnBias } from './bias.ts';
import { tryOut } from './out-of-fold.ts';
import { learnErrors } from './train-calibration.ts';
import { learnValues } from './train-hedonic-model.ts';

export interface LearnedSide {
  models: Record<FieldSet, SideModel>;
  /** How many listings were learned from, and why the others were not, by id. */
  used: number;
  reasons: Map<string, LeftOutReason>;
  accuracy: SegmentAccuracy[];
}

/**
 * Learns sale or rent from listings in a settled order: cleans, fits one model per fold, then values every listing out of fold as
 * a subject would be (its own advertisement set aside) to learn how large the errors are.
 */
export function learnSide(
  transaction: Transaction,
  listings: readonly Listing[],
  random: () => number,
  onStep: () => void,
): LearnedSide {
  const { kept, outliers, reasons } = clean(listings, random);
  const segments = indexByType(transaction, kept);
  const accuracy: SegmentAccuracy[] = [];
  const learnModel = (fields: FieldSet, simpler?: ValueModel): SideModel => {
    const unbiased = { ...learnValues(kept, fields, random, onStep), simpler };
    const tried = [...kept, ...outliers].map((listing) =>
      tryOut(unbiased, segments[listing.propertyType], listing),
    );
    const bias = learnBias(tried);
    const outcomes = tried.map((outcome) => ({
      ...outcome,
      error: outcome.error + bias[outcome.propertyType],
    }));
    accuracy.push(...accuracyByType(transaction, fields, outcomes));
    const { errors, fsds } = learnErrors(outcomes, foldCount, random);
    onStep();
    return { values: { ...unbiased, bias }, errors, levels: accuracyByLevel(outcomes, fsds) };
  };
  const basic = learnModel('basic');
  return {
    models: { basic, detailed: learnModel('detailed', basic.values) },
    used: kept.length,
    reasons,
    accuracy,
  };
}

/** Calls of `onStep` that one side takes. */
export function stepsOf(listings: readonly Listing[]): number {
  return fieldSets.length * (listings.length < minRowsForTrees ? 1 : foldCount + 1);
}
