import { blendWithComparables } from '../comparables/blend.ts';
import { countWithin, type ComparablesIndex } from '../comparables/comparables-index.ts';
import { findNeighbours, type Neighbours } from '../comparables/neighbours.ts';
import { fieldsOf } from '../features/features.ts';
import { foldOf } from '../folds/folds.ts';
import { modelCurve, type HedonicModel } from '../hedonic-model/hedonic-model.ts';
import { regularise, valueAt, type SurfaceCurve } from '../hedonic-model/surface-curve.ts';
import type { CaseEvidence } from '../intervals/conformal-calibration.ts';
import {
  foldCount,
  kernels,
  kernelWithoutTrees,
  maxComparableKm,
  minComparables,
} from '../parameters/params.ts';
import type { Listing, Subject, Transaction } from '../vocabulary/property.ts';
import type { Market } from './market.ts';
import type { TransactionModel } from './model.ts';

/** A subject among the comparables of one transaction; `appraised` is absent where these are too few. */
export interface TransactionAppraisal {
  transaction: Transaction;
  subject: Subject;
  /** `YYYY-MM-DD` */
  asOf: string;
  comparables: ComparablesIndex;
  comparableCount: number;
  appraised?: { model: TransactionModel; appraisal: Appraisal };
}

export interface Appraisal extends CaseEvidence {
  timeAdjustedLogPrice: number;
  /** The subject at the place of its nearest comparable: the model reads its price there. */
  placed: Subject;
  /** Its time-adjusted log price at every surface, before the bias of its type is subtracted. */
  curve: SurfaceCurve;
}

export function appraiseByTransaction(
  transaction: Transaction,
  subject: Subject,
  market: Market,
  asOf: string,
): TransactionAppraisal {
  const comparables = market.comparables[transaction][subject.propertyType];
  const comparableCount = countWithin(comparables, subject.lat, subject.lng, maxComparableKm);
  const found = { transaction, subject, asOf, comparables, comparableCount };
  if (comparableCount < minComparables) return found;
  const model = market.model.byTransaction[transaction][fieldsOf(subject)];
  const appraisal = appraise(subject, comparables, model.values, asOf, comparableCount);
  return { ...found, appraised: { model, appraisal } };
}

/**
 * Values a subject: the hedonic model's curve over all surfaces is blended with what the comparables ask, made to rise gently, and
 * read at the subject's own surface. A `heldOut` listing is valued by the fold that was trained without it, and is not among its own
 * comparables.
 */
export function appraise(
  subject: Subject,
  comparables: ComparablesIndex,
  model: HedonicModel,
  asOf: string,
  comparableCount: number,
  heldOut?: Listing,
): Appraisal {
  const kernel = model.folds.length > 0 ? kernels[comparables.transaction] : kernelWithoutTrees;
  const neighbours = findNeighbours(comparables, subject, asOf, kernel, heldOut);
  return appraiseAmong(neighbours, subject, comparables, model, asOf, comparableCount, heldOut);
}

/** `appraise` among neighbours that are already found and weighted. */
export function appraiseAmong(
  neighbours: Neighbours,
  subject: Subject,
  comparables: ComparablesIndex,
  model: HedonicModel,
  asOf: string,
  comparableCount: number,
  heldOut?: Listing,
): Appraisal {
  const { propertyType, surfaceM2 } = subject;
  const logSurface = Math.log(surfaceM2);
  const placed = { ...subject, ...neighbours.place };
  const curve = modelCurve(model, placed, asOf, heldOut && foldOf(heldOut, foldCount));
  const evidence = blendWithComparables(
    curve,
    comparables,
    propertyType,
    neighbours,
    logSurface,
    model.fields,
  );
  regularise(curve);
  const timeAdjustedLogPrice = valueAt(curve, logSurface) - model.bias[propertyType];
  return { timeAdjustedLogPrice, comparableCount, neighbours, evidence, placed, curve };
}
