import { appraise, type Appraisal } from './appraise.ts';
import type { SurfaceCurve } from './learning/surface-curve.ts';
import { modelCurve, type ValueModel } from './learning/value-model.ts';
import { atNearestPlace, findNeighbours } from './market/neighbours.ts';
import type { Segment } from './market/segment.ts';
import type { Subject } from './vocabulary.ts';

export interface SubjectAppraisal extends Appraisal {
  /** The subject where the model sees it. */
  placed: Subject;
  /** What the model says of it, comparables aside. */
  modelled: SurfaceCurve;
}

/** A subject valued by a model and the comparables of its segment. */
export function appraiseSubject(
  subject: Subject,
  segment: Segment,
  values: ValueModel,
  asOf: string,
  comparableCount: number,
): SubjectAppraisal {
  const neighbours = findNeighbours(segment, subject, asOf);
  const placed = atNearestPlace(segment, subject, neighbours);
  const modelled = modelCurve(values, placed, asOf);
  const appraisal = appraise(modelled.slice(), subject, segment, values.fields, neighbours, comparableCount);
  return { ...appraisal, placed, modelled };
}
