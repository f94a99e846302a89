import { binsOf } from '../features/feature-bins.ts';
import { surfaceColumn, type FieldSet } from '../features/features.ts';
import { logSurfaceAt } from '../features/surface-grid.ts';
import { foldOf } from '../folds/folds.ts';
import { detailTrust, foldCount } from '../parameters/params.ts';
import { levelledLogPrice } from '../time-adjustment/log-price.ts';
import type { Edges } from '../trees/binning.ts';
import type { Ensemble } from '../trees/ensemble.ts';
import { addCurve, predict } from '../trees/predict.ts';
import type { Listing, PropertyType, Subject } from '../vocabulary/property.ts';
import { baseValue, type Base } from './baseline.ts';
import { newCurve, type SurfaceCurve } from './surface-curve.ts';

/** Values a property from what it is and where, listings aside. */
export interface ValueModel {
  fields: FieldSet;
  base: Base;
  edges: Edges[];
  /** One ensemble per fold of the data, learned from the other folds; none where there were too few rows. */
  folds: Ensemble[];
  /** The model of fewer fields that this one is averaged with, where that errs less: see `detailTrust`. */
  simpler?: ValueModel | undefined;
  /** By how much the log value of each type errs, to be taken off. */
  bias: Record<PropertyType, number>;
}

/**
 * Log price of a listing less what the fold's model that has not seen it says, at most 1 either way: a greater one is of that listing
 * alone, and says nothing of its neighbours.
 */
export function residual(model: ValueModel, listing: Listing): number {
  const { propertyType, surfaceM2, listedOn } = listing;
  const fold = foldOf(listing, foldCount);
  let expected = 0;
  for (const [by, share] of averaged(model, propertyType)) {
    const trees = predict(by.folds[fold]!, binsOf(by.edges, listing, listedOn, by.fields));
    expected += share * (baseValue(by.base, propertyType, Math.log(surfaceM2)) + trees);
  }
  return Math.max(-1, Math.min(1, levelledLogPrice(listing) - expected));
}

/** Levelled log price over all surfaces, by every fold's model or by one alone. */
export function modelCurve(model: ValueModel, subject: Subject, date: string, fold?: number): SurfaceCurve {
  const curve = newCurve();
  for (const [by, share] of averaged(model, subject.propertyType))
    addModelCurve(by, subject, date, fold, share, curve);
  return curve;
}

/** The models whose values are averaged for a type, each with its share. */
function averaged(model: ValueModel, propertyType: PropertyType): [model: ValueModel, share: number][] {
  const trust = detailTrust[propertyType];
  if (!model.simpler || trust === 1) return [[model, 1]];
  return [
    [model, trust],
    [model.simpler, 1 - trust],
  ];
}

function addModelCurve(
  model: ValueModel,
  subject: Subject,
  date: string,
  fold: number | undefined,
  share: number,
  curve: SurfaceCurve,
): void {
  for (let bin = 1; bin < curve.length; bin += 1)
    curve[bin]! += share * baseValue(model.base, subject.propertyType, logSurfaceAt(bin));
  const bins = binsOf(model.edges, subject, date, model.fields);
  const used = fold === undefined ? model.folds : model.folds.slice(fold, fold + 1);
  for (const trees of used) addCurve(trees, bins, surfaceColumn, share / used.length, curve);
}
