import { countWithin, type ComparablesIndex } from '../comparables/comparables-index.ts';
import { binsOf } from '../features/feature-bins.ts';
import { limitToFields } from '../features/features.ts';
import { foldOf } from '../folds/folds.ts';
import type { HedonicModel } from '../hedonic-model/hedonic-model.ts';
import type { CaseEvidence } from '../intervals/conformal-calibration.ts';
import { foldCount, maxComparableKm } from '../parameters/params.ts';
import { timeAdjustedLogPrice } from '../time-adjustment/log-price.ts';
import { appraise } from '../valuation/appraise.ts';
import type { Listing, PropertyType } from '../vocabulary/property.ts';

/** A listing valued by a model that was not trained on it, beside its known price. */
export interface OutOfFoldPrediction {
  propertyType: PropertyType;
  bins: Uint8Array;
  /** How many comparables it had, and how well they agree. */
  appraisal: CaseEvidence;
  /** Log price less predicted log price. */
  error: number;
  fold: number;
}

/** Values a listing as if it were a subject, by the fold that was trained without it and without its own advertisement. */
export function predictOutOfFold(
  model: HedonicModel,
  comparables: ComparablesIndex,
  listing: Listing,
): OutOfFoldPrediction {
  const comparableCount = countWithin(comparables, listing.lat, listing.lng, maxComparableKm) - 1;
  const subject = limitToFields(listing, model.fields);
  const full = appraise(subject, comparables, model, listing.listedOn, comparableCount, listing);
  const { placed, curve: _, ...appraisal } = full;
  return {
    propertyType: listing.propertyType,
    bins: binsOf(model.edges, placed, listing.listedOn, model.fields),
    appraisal,
    error: timeAdjustedLogPrice(listing) - appraisal.timeAdjustedLogPrice,
    fold: foldOf(listing, foldCount),
  };
}
