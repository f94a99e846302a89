import { countWithin, type Segment } from '../comparables/comparables-index.ts';
import { binsOf } from '../features/feature-bins.ts';
import { asSeen } from '../features/features.ts';
import { foldOf } from '../folds/folds.ts';
import type { ValueModel } from '../hedonic-model/hedonic-model.ts';
import type { CaseEvidence } from '../intervals/conformal-calibration.ts';
import { foldCount, maxComparableKm } from '../parameters/params.ts';
import { levelledLogPrice } from '../time-adjustment/log-price.ts';
import { appraiseSubject } from '../valuation/appraise.ts';
import type { Listing, PropertyType } from '../vocabulary/property.ts';

/** A case whose price is known and was not seen. */
export interface Outcome {
  propertyType: PropertyType;
  bins: Uint8Array;
  appraisal: CaseEvidence;
  /** Log price less its appraisal. */
  error: number;
  fold: number;
}

/** Values a listing as if it were a subject, by what has not seen it. */
export function tryOut(model: ValueModel, segment: Segment, listing: Listing): Outcome {
  const comparableCount = countWithin(segment, listing.lat, listing.lng, maxComparableKm) - 1;
  const subject = asSeen(listing, model.fields);
  const appraised = appraiseSubject(subject, segment, model, listing.listedOn, comparableCount, listing);
  const { placed, curve: _, ...appraisal } = appraised;
  return {
    propertyType: listing.propertyType,
    bins: binsOf(model.edges, placed, listing.listedOn, model.fields),
    appraisal,
    error: levelledLogPrice(listing) - appraisal.levelledLogPrice,
    fold: foldOf(listing, foldCount),
  };
}
