import type { FieldSet } from './features.ts';
import { regularise, valueAt, type SurfaceCurve } from './learning/surface-curve.ts';
import { correct, type Evidence } from './market/correction.ts';
import type { Neighbours } from './market/neighbours.ts';
import type { Segment } from './market/segment.ts';
import type { Subject } from './vocabulary.ts';

export interface Appraisal {
  /** Log price, the time's level taken out. */
  levelledLogPrice: number;
  comparableCount: number;
  neighbours: Neighbours;
  evidence: Evidence;
}

/** Corrects a model's curve by the comparables around the subject, and reads it at the subject's surface. Uses the curve up. */
export function appraise(
  curve: SurfaceCurve,
  subject: Subject,
  segment: Segment,
  fields: FieldSet,
  neighbours: Neighbours,
  comparableCount: number,
): Appraisal {
  const logSurface = Math.log(subject.surfaceM2);
  const evidence = correct(curve, segment, fields, neighbours, logSurface);
  regularise(curve);
  return { levelledLogPrice: valueAt(curve, logSurface), comparableCount, neighbours, evidence };
}
