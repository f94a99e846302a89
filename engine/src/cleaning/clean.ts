import { binsOf, featureEdges } from '../features/feature-bins.ts';
import { foldOf } from '../folds/folds.ts';
import { aboveBaseline, fitBaseline } from '../hedonic-model/baseline.ts';
import {
  minRowsForTrees,
  outlierSpreads,
  screeningBooster,
  smallestOutlier,
  tenFoldTolerance,
} from '../parameters/params.ts';
import { median } from '../statistics/quantile.ts';
import { boost } from '../trees/boost.ts';
import { toColumns } from '../trees/histogram.ts';
import { predict } from '../trees/predict.ts';
import type { TimeLevels } from '../time-adjustment/time-levels.ts';
import { propertyTypes, type Listing } from '../vocabulary/property.ts';
import { findDuplicates } from './duplicates.ts';
import { implausibility, type LeftOutReason } from './plausible.ts';

export interface Cleaned {
  accepted: Listing[];
  /** Far from similar listings: not trained on, but counted when accuracy is measured. */
  outliers: Listing[];
  reasons: Map<string, LeftOutReason>;
}

export function clean(listings: readonly Listing[], levels: TimeLevels, random: () => number): Cleaned {
  const reasons = new Map<string, LeftOutReason>();
  for (const listing of listings) {
    const reason = implausibility(listing);
    if (reason) reasons.set(listing.id, reason);
  }
  const plausible = listings.filter((listing) => !reasons.has(listing.id));
  for (const duplicate of findDuplicates(plausible)) reasons.set(duplicate.id, 'duplicate');
  const distinct = plausible.filter((listing) => !reasons.has(listing.id));
  for (const [id, reason] of findOutliers(distinct, levels, random)) reasons.set(id, reason);
  return {
    accepted: distinct.filter((listing) => !reasons.has(listing.id)),
    outliers: distinct.filter((listing) => reasons.has(listing.id)),
    reasons,
  };
}

/** Compares prices with a quick model trained on the other half. */
function findOutliers(
  listings: readonly Listing[],
  levels: TimeLevels,
  random: () => number,
): Map<string, LeftOutReason> {
  const reasons = new Map<string, LeftOutReason>();
  if (listings.length < minRowsForTrees) return reasons;
  const baseline = fitBaseline(listings, levels);
  const edges = featureEdges(listings);
  const rows = listings.map((listing) => binsOf(edges, listing, listing.listedOn));
  const columns = toColumns(rows);
  const targets = Float64Array.from(listings, (listing) => aboveBaseline(baseline, listing, levels));
  const halves = listings.map((listing) => foldOf(listing, 2));
  const residuals = new Float64Array(listings.length);
  for (const half of [0, 1]) {
    const others = Int32Array.from(listings.keys()).filter((row) => halves[row] !== half);
    const trees = boost(columns, targets, others, screeningBooster, random);
    for (const row of listings.keys())
      if (halves[row] === half) residuals[row] = targets[row]! - predict(trees, rows[row]!);
  }
  for (const type of propertyTypes) {
    const ofType = [...listings.keys()].filter((row) => listings[row]!.propertyType === type);
    // as the standard deviation of a normal distribution
    const spread = 1.4826 * median(ofType.map((row) => Math.abs(residuals[row]!)));
    const limit = Math.max(smallestOutlier, outlierSpreads * spread);
    for (const row of ofType) {
      const distance = Math.abs(residuals[row]!);
      if (distance <= limit) continue;
      const tenFold = Math.abs(distance - Math.log(10)) < tenFoldTolerance;
      reasons.set(listings[row]!.id, tenFold ? 'ten_fold_error' : 'far_from_similar');
    }
  }
  return reasons;
}
