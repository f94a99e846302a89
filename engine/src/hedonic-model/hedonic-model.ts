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

/** Time-adjusted; the mean of all folds, or one fold. */
export function modelCurve(model: HedonicModel, subject: Subject, date: string, fold?: number): SurfaceCurve {
  const curve = newCurve();
  for (let bin = 1; bin < curve.length; bin += 1)
    curve[bin] = baselineLogPrice(model.baseline, subject.propertyType, logSurfaceAt(bin));
  const bins = binsOf(model.edges, subject, date);
  const used = fold === undefined ? model.folds : model.folds.slice(fold, fold + 1);
  for (const trees of used) addCurve(trees, bins, surfaceColumn, 1 / used.length, curve);
  return curve;
}
