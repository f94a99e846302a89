import { foldOf } from './learning/folds.ts';
import { regularise, valueAt, type SurfaceCurve } from './learning/surface-curve.ts';
import { modelCurve, type ValueModel } from './learning/value-model.ts';
import { findNeighbours, type Neighbours } from './market/neighbours.ts';
import { drawToComparables, type Evidence } from './market/pull.ts';
import type { Segment } from './market/segment.ts';
import { foldCount, pulls, pullWithoutTrees } from './params.ts';
import type { Listing, Subject } from './vocabulary.ts';

export interface Appraisal {
  /** Log price, the time's level taken out. */
  levelledLogPrice: number;
  comparableCount: number;
  neighbours: Neighbours;
  evidence: Evidence;
}

export interface SubjectAppraisal extends Appraisal {
  /** The subject where the model sees it. */
  placed: Subject;
  /** Its levelled log price at every surface, before the type's bias is taken off. */
  curve: SurfaceCurve;
}

/**
 * A subject valued by a model and the comparables of its segment: the model's curve over all surfaces, drawn to what the comparables
 * ask, made regular and read at the subject's own surface. A listing held out is valued by what has not seen it.
 */
export function appraiseSubject(
  subject: Subject,
  segment: Segment,
  values: ValueModel,
  asOf: string,
  comparableCount: number,
  heldOut?: Listing,
): SubjectAppraisal {
  const pull = values.folds.length > 0 ? pulls[segment.transaction] : pullWithoutTrees;
  const neighbours = findNeighbours(segment, subject, asOf, pull, heldOut);
  return appraiseAmong(neighbours, subject, segment, values, asOf, comparableCount, heldOut);
}

/** The same among neighbours that have been found. */
export function appraiseAmong(
  neighbours: Neighbours,
  subject: Subject,
  segment: Segment,
  values: ValueModel,
  asOf: string,
  comparableCount: number,
  heldOut?: Listing,
): SubjectAppraisal {
  const { propertyType, surfaceM2 } = subject;
  const placed = { ...subject, ...neighbours.place };
  const curve = modelCurve(values, placed, asOf, heldOut && foldOf(heldOut, foldCount));
  const evidence = drawToComparables(
    curve,
    segment,
    propertyType,
    neighbours,
    Math.log(surfaceM2),
    values.fields,
  );
  regularise(curve);
  const levelledLogPrice = valueAt(curve, Math.log(surfaceM2)) - values.bias[propertyType];
  return { levelledLogPrice, comparableCount, neighbours, evidence, placed, curve };
}
