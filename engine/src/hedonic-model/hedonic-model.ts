import { binsOf, logSurfaceAt } from '../features/feature-bins.ts';
import { surfaceColumn, type FieldSet } from '../features/features.ts';
import { foldOf } from '../folds/folds.ts';
import { detailedModelShare, foldCount, largestResidual } from '../parameters/params.ts';
import { timeAdjustedLogPrice } from '../time-adjustment/log-price.ts';
import type { Edges } from '../trees/binning.ts';
import type { Ensemble } from '../trees/ensemble.ts';
import { addCurve, predict } from '../trees/predict.ts';
import type { Listing, PropertyType, Subject } from '../vocabulary/property.ts';
import { baselineLogPrice, type Baseline } from './baseline.ts';
import { newCurve, type SurfaceCurve } from './surface-curve.ts';

/** Predicts the log price of a property from what it is and where it is, without looking at listings. */
export interface HedonicModel {
  fields: FieldSet;
  baseline: Baseline;
  edges: Edges[];
  /** One ensemble per fold of the data, trained on the other folds; none where there were too few rows. */
  folds: Ensemble[];
  /** The model with fewer fields that this one is averaged with: see `detailedModelShare`. */
  simpler?: HedonicModel | undefined;
  /** Median log error for each type, to be subtracted. */
  bias: Record<PropertyType, number>;
}

/** Log price of a listing less what the fold that was trained without it predicts, within ± `largestResidual`. */
export function residual(model: HedonicModel, listing: Listing): number {
  const { propertyType, surfaceM2, listedOn } = listing;
  const fold = foldOf(listing, foldCount);
  let expected = 0;
  for (const [by, share] of averaged(model, propertyType)) {
    const trees = predict(by.folds[fold]!, binsOf(by.edges, listing, listedOn, by.fields));
    expected += share * (baselineLogPrice(by.baseline, propertyType, Math.log(surfaceM2)) + trees);
  }
  return Math.max(-largestResidual, Math.min(largestResidual, timeAdjustedLogPrice(listing) - expected));
}

/** Time-adjusted log price over all surfaces: the mean of all folds, or of the one given. */
export function modelCurve(model: HedonicModel, subject: Subject, date: string, fold?: number): SurfaceCurve {
  const curve = newCurve();
  for (const [by, share] of averaged(model, subject.propertyType))
    addModelCurve(by, subject, date, fold, share, curve);
  return curve;
}

/** The models that are averaged for a type, each with its share. */
function averaged(model: HedonicModel, propertyType: PropertyType): [model: HedonicModel, share: number][] {
  const share = detailedModelShare[propertyType];
  if (!model.simpler || share === 1) return [[model, 1]];
  return [
    [model, share],
    [model.simpler, 1 - share],
  ];
}

function addModelCurve(
  model: HedonicModel,
  subject: Subject,
  date: string,
  fold: number | undefined,
  share: number,
  curve: SurfaceCurve,
): void {
  for (let bin = 1; bin < curve.length; bin += 1)
    curve[bin]! += share * baselineLogPrice(model.baseline, subject.propertyType, logSurfaceAt(bin));
  const bins = binsOf(model.edges, subject, date, model.fields);
  const used = fold === undefined ? model.folds : model.folds.slice(fold, fold + 1);
  for (const trees of used) addCurve(trees, bins, surfaceColumn, share / used.length, curve);
}
