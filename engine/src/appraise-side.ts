import { appraiseSubject, type SubjectAppraisal } from './appraise-subject.ts';
import { fieldsOf } from './features.ts';
import type { Market } from './market/market.ts';
import { countWithin, type Segment } from './market/segment.ts';
import type { SideModel } from './model.ts';
import { maxComparableKm, minComparables } from './params.ts';
import type { Subject, Transaction } from './vocabulary.ts';

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
