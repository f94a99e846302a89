import { appraise, type Appraisal } from './appraise.ts';
import { modelCurve, type ValueModel } from './learning/value-model.ts';
import { atNearestPlace, findNeighbours } from './market/neighbours.ts';
import type { Segment } from './market/segment.ts';
import type { Subject } from './vocabulary.ts';

/** A subject valued by a model and the comparables of its segment, and the same subject where the model sees it. */
export function appraiseSubject(
  subject: Subject,
  segment: Segment,
  values: ValueModel,
  asOf: string,
  comparableCount: number,
): Appraisal & { placed: Subject } {
  const neighbours = findNeighbours(segment, subject, asOf);
  const placed = atNearestPlace(segment, subject, neighbours);
  const curve = modelCurve(values, placed, asOf);
  return { ...appraise(curve, subject, segment, values.fields, neighbours, comparableCount), placed };
}
