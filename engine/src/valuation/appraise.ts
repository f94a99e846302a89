import { drawToComparables, type Evidence } from '../comparables/blend.ts';
import { countWithin, type Segment } from '../comparables/comparables-index.ts';
import { findNeighbours, type Neighbours } from '../comparables/neighbours.ts';
import { fieldsOf } from '../features/features.ts';
import { foldOf } from '../folds/folds.ts';
import { modelCurve, type ValueModel } from '../hedonic-model/hedonic-model.ts';
import { regularise, valueAt, type SurfaceCurve } from '../hedonic-model/surface-curve.ts';
import { foldCount, maxComparableKm, minComparables, pulls, pullWithoutTrees } from '../parameters/params.ts';
import type { Listing, Subject, Transaction } from '../vocabulary/property.ts';
import type { Market } from './market.ts';
import type { SideModel } from './model.ts';

/** A subject as one side of a market sees it; without an appraisal where there are too few comparables. */
export interface AppraisedSide {
  transaction: Transaction;
  subject: Subject;
  /** `YYYY-MM-DD` */
  asOf: string;
  segment: Segment;
  comparableCount: number;
  appraised?: { model: SideModel; appraisal: SubjectAppraisal };
}

export function appraiseSide(
  transaction: Transaction,
  subject: Subject,
  market: Market,
  asOf: string,
): AppraisedSide {
  const segment = market.segments[transaction][subject.propertyType];
  const comparableCount = countWithin(segment, subject.lat, subject.lng, maxComparableKm);
  const side = { transaction, subject, asOf, segment, comparableCount };
  if (comparableCount < minComparables) return side;
  const model = market.model.sides[transaction][fieldsOf(subject)];
  const appraisal = appraiseSubject(subject, segment, model.values, asOf, comparableCount);
  return { ...side, appraised: { model, appraisal } };
}

interface Appraisal {
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
