import { countComparables, type ComparablesIndex } from '../comparables/comparables-index.ts';
import { binsOf } from '../features/feature-bins.ts';
import { foldOf } from '../folds/folds.ts';
import type { CaseEvidence } from '../intervals/conformal-calibration.ts';
import { foldCount } from '../parameters/params.ts';
import { timeAdjustedLogPrice } from '../time-adjustment/log-price.ts';
import { appraise, type ValuingModel } from '../valuation/appraise.ts';
import type { Listing } from '../vocabulary/property.ts';

/** A listing valued by a model that was not trained on it, beside its known price. */
export interface OutOfFoldPrediction extends Pick<Listing, 'propertyType'> {
  listing: Listing;
  bins: Uint8Array;
  evidence: CaseEvidence;
  /** Whether it was valued with the optional details that its advertisement tells. */
  withDetails: boolean;
  /** Log price less predicted log price. */
  error: number;
  fold: number;
}

/**
 * Values a listing as if it were a subject, by the fold that was trained without it and without its own advertisement: with what every
 * form asks, then with its optional details too where it tells any.
 */
export function predictOutOfFold(
  model: ValuingModel,
  comparables: ComparablesIndex,
  listing: Listing,
): OutOfFoldPrediction[] {
  // an outlier is not among them itself
  const comparableCount = Math.max(0, countComparables(comparables, listing) - 1);
  const appraisal = appraise(listing, comparables, model, listing.listedOn, comparableCount, listing);
  const { placed, timeAdjustedLogPrice: withAll, premiums, evidence } = appraisal;
  const error = timeAdjustedLogPrice(listing) - withAll;
  const basic: OutOfFoldPrediction = {
    propertyType: listing.propertyType,
    listing,
    bins: binsOf(model.values.edges, placed, listing.listedOn),
    evidence: { ...evidence, detailsKnown: 0 },
    withDetails: false,
    error: premiums.reduce((sum, [, premium]) => sum + premium, error),
    fold: foldOf(listing, foldCount),
  };
  return premiums.length > 0 ? [basic, { ...basic, evidence, withDetails: true, error }] : [basic];
}
