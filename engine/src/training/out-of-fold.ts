import { countComparables, type ComparablesIndex } from '../comparables/comparables-index.ts';
import { binsOf } from '../features/feature-bins.ts';
import { foldOf } from '../folds/folds.ts';
import type { CaseEvidence } from '../intervals/conformal-calibration.ts';
import { foldCount } from '../parameters/params.ts';
import { timeAdjustedLogPrice } from '../time-adjustment/time-levels.ts';
import { appraise, detailsPremium, type ValuingModel } from '../valuation/appraise.ts';
import type { Listing } from '../vocabulary/property.ts';

/** Valued by a model not trained on it. */
export interface OutOfFoldPrediction extends Pick<Listing, 'propertyType'> {
  listing: Listing;
  bins: Uint8Array;
  evidence: CaseEvidence;
  withDetails: boolean;
  /** Part of the predicted log price that optional details make. */
  logPremium: number;
  /** Log price less predicted log price. */
  error: number;
  fold: number;
}

/**
 * By the fold trained without the listing and its twin: with form attributes, then with any optional details
 * too.
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
  const error = timeAdjustedLogPrice(listing, model.values.levels) - withAll;
  const logPremium = detailsPremium(premiums);
  const basic: OutOfFoldPrediction = {
    propertyType: listing.propertyType,
    listing,
    bins: binsOf(model.values.edges, placed, listing.listedOn),
    evidence: { ...evidence, detailsKnown: 0 },
    withDetails: false,
    logPremium: 0,
    error: error + logPremium,
    fold: foldOf(listing, foldCount),
  };
  return evidence.detailsKnown > 0
    ? [basic, { ...basic, evidence, withDetails: true, logPremium, error }]
    : [basic];
}
