import { binsOf, logSurfaceAt } from '../features/feature-bins.ts';
import { surfaceColumn } from '../features/features.ts';
import { foldOf } from '../folds/folds.ts';
import { foldCount, largestResidual } from '../parameters/params.ts';
import { timeAdjustedLogPrice, type TimeLevels } from '../time-adjustment/time-levels.ts';
import type { Edges } from '../trees/binning.ts';
import type { Ensemble } from '../trees/ensemble.ts';
import { addCurve, predict } from '../trees/predict.ts';
import type { Listing, Subject } from '../vocabulary/property.ts';
import { baselineLogPrice, type Baseline } from './baseline.ts';
import { newCurve, type SurfaceCurve } from './surface-curve.ts';

/** Uses position and form attributes only, no listings. */
export interface HedonicModel {
  levels: TimeLevels;
  baseline: Baseline;
  edges: Edges[];
  /** Each trained on the other folds; empty with too few rows. */
  folds: Ensemble[];
}

/** From the fold trained without the listing, within ± `largestResidual`. */
export function residual(model: HedonicModel, listing: Listing): number {
  const { propertyType, surfaceM2, listedOn } = listing;
  const trees = predict(model.folds[foldOf(listing, foldCount)]!, binsOf(model.edges, listing, listedOn));
  const expected = baselineLogPrice(model.baseline, propertyType, Math.log(surfaceM2)) + trees;
  return Math.max(
    -largestResidual,
    Math.min(largestResidual, timeAdjustedLogPrice(listing, model.levels) - expected),
  );
}

/** Time-adjusted, by each fold or one of them; without trees, one of the baseline. */
export function foldCurves(
  model: HedonicModel,
  subject: Subject,
  date: string,
  fold?: number,
): SurfaceCurve[] {
  const baseline = newCurve();
  for (let bin = 1; bin < baseline.length; bin += 1)
    baseline[bin] = baselineLogPrice(model.baseline, subject.propertyType, logSurfaceAt(bin));
  if (model.folds.length === 0) return [baseline];
  const bins = binsOf(model.edges, subject, date);
  const used = fold === undefined ? model.folds : model.folds.slice(fold, fold + 1);
  return used.map((trees) => {
    const curve = baseline.slice();
    addCurve(trees, bins, surfaceColumn, 1, curve);
    return curve;
  });
}
