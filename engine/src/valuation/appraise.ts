import {
  blendWithComparables,
  placeGapOf,
  residualShareOf,
  spreadAround,
  surroundingsOf,
  type Surroundings,
} from '../comparables/blend.ts';
import { countComparables, type ComparablesIndex } from '../comparables/comparables-index.ts';
import { evidenceOrigin } from '../comparables/evidence-origin.ts';
import { findNeighbours, leaveOut, type Neighbours } from '../comparables/neighbours.ts';
import { weighedAs, asUsual } from '../features/features.ts';
import { foldOf } from '../folds/folds.ts';
import { foldCurves } from '../hedonic-model/hedonic-model.ts';
import { meanCurve, valueAt, type SurfaceCurve } from '../hedonic-model/surface-curve.ts';
import type { CaseEvidence } from '../intervals/conformal-calibration.ts';
import { foldCount, kernels, kernelWithoutTrees, minComparables } from '../parameters/params.ts';
import { premiumsAmong, regulariseFor } from '../premiums/premiums.ts';
import { isOnForm, type ListedAttribute } from '../vocabulary/attributes.ts';
import type { Listing, Subject, Transaction } from '../vocabulary/property.ts';
import type { Market } from './market.ts';
import type { TransactionModel } from './model.ts';

export interface TransactionAppraisal {
  transaction: Transaction;
  subject: Subject;
  /** `YYYY-MM-DD` */
  asOf: string;
  comparables: ComparablesIndex;
  comparableCount: number;
  appraised?: { model: TransactionModel; appraisal: Appraisal };
}

export type AppraisedTransaction = TransactionAppraisal & {
  appraised: NonNullable<TransactionAppraisal['appraised']>;
};

export type ValuingModel = Pick<TransactionModel, 'values' | 'premiums' | 'bias'>;

interface CurveBasis {
  /** Time-adjusted, without premiums and before its type's bias is subtracted. */
  curve: SurfaceCurve;
  /** Of the model alone, by fold. */
  byFold: SurfaceCurve[];
  surroundings: Surroundings;
  evidence: Omit<CaseEvidence, 'detailsKnown'>;
  neighbours: Neighbours;
}

export interface Appraisal extends CurveBasis {
  timeAdjustedLogPrice: number;
  evidence: CaseEvidence;
  /** With the place and the rooms that it is valued with. */
  placed: Subject;
  /** What its rooms, bathrooms and optional details add to its log price. */
  premiums: [ListedAttribute, number][];
}

/** Of the details on no form, together. */
export const detailsPremium = (premiums: Appraisal['premiums']): number =>
  premiums.reduce((sum, [name, premium]) => (isOnForm(name) ? sum : sum + premium), 0);

const none: ReadonlySet<string> = new Set();

/** Without some comparables, by their ids: the model stays the one that learned from them. */
export function appraiseByTransaction(
  transaction: Transaction,
  subject: Subject,
  market: Market,
  asOf: string,
  leftOut: ReadonlySet<string> = none,
): TransactionAppraisal {
  const comparables = market.comparables[transaction][subject.propertyType];
  const comparableCount = countComparables(comparables, subject) - leftOut.size;
  const found = { transaction, subject, asOf, comparables, comparableCount };
  if (comparableCount < minComparables) return found;
  const model = market.model.byTransaction[transaction];
  const neighbours = leaveOut(neighboursOf(subject, comparables, model, asOf), comparables, leftOut);
  const appraisal = appraiseAmong(neighbours, subject, comparables, model, asOf, comparableCount);
  return { ...found, appraised: { model, appraisal } };
}

/**
 * Blends the model's curve with the comparables, makes it rise gently, reads it at the subject's surface and
 * adds premiums. A `heldOut` listing is valued by the fold trained without it, not from itself.
 */
export function appraise(
  subject: Subject,
  comparables: ComparablesIndex,
  model: ValuingModel,
  asOf: string,
  comparableCount: number,
  heldOut?: Listing,
): Appraisal {
  const neighbours = neighboursOf(subject, comparables, model, asOf, heldOut);
  return appraiseAmong(neighbours, subject, comparables, model, asOf, comparableCount, heldOut);
}

function neighboursOf(
  subject: Subject,
  comparables: ComparablesIndex,
  model: ValuingModel,
  asOf: string,
  heldOut?: Listing,
): Neighbours {
  const kernel = model.values.folds.length > 0 ? kernels[comparables.transaction] : kernelWithoutTrees;
  const weighed = weighedAs(subject, comparables.transaction);
  return findNeighbours(comparables, weighed, asOf, kernel, heldOut);
}

export function appraiseAmong(
  neighbours: Neighbours,
  subject: Subject,
  comparables: ComparablesIndex,
  model: ValuingModel,
  asOf: string,
  comparableCount: number,
  heldOut?: Listing,
): Appraisal {
  const { propertyType, surfaceM2 } = subject;
  const logSurface = Math.log(surfaceM2);
  const placed = { ...asUsual(subject), ...neighbours.place };
  const byFold = foldCurves(model.values, placed, asOf, heldOut && foldOf(heldOut, foldCount));
  const curve = meanCurve(byFold);
  const surroundings = surroundingsOf(comparables, neighbours);
  const residualShare = residualShareOf(comparables, neighbours.kernel, propertyType);
  const blended = blendWithComparables(
    curve,
    surroundings,
    neighbours.kernel,
    propertyType,
    residualShare,
    logSurface,
  );
  regulariseFor(subject, curve, model.premiums[propertyType], comparables.surfaceLimits);
  const evidence = {
    ...blended,
    spread: spreadAround(surroundings, comparables, neighbours, logSurface),
    ...evidenceOrigin(comparables, neighbours, asOf),
    comparableCount,
    neighbourCount: neighbours.indexes.length,
    placeGap: placeGapOf(
      valueAt(curve, logSurface),
      surroundings,
      comparables,
      neighbours,
      propertyType,
      logSurface,
    ),
  };
  return readCurve({ curve, byFold, surroundings, evidence, neighbours }, subject, comparables, model, asOf);
}

/** The curve may be of a property that differs in surface and optional details. */
export function readCurve(
  basis: CurveBasis,
  subject: Subject,
  comparables: ComparablesIndex,
  model: ValuingModel,
  asOf: string,
): Appraisal {
  const { curve, evidence, neighbours } = basis;
  const { propertyType, surfaceM2 } = subject;
  const premiums = premiumsAmong(
    model.premiums[propertyType],
    subject,
    comparables,
    neighbours.indexes,
    asOf,
  );
  const withoutDetails = valueAt(curve, Math.log(surfaceM2)) - model.bias[propertyType];
  return {
    ...basis,
    timeAdjustedLogPrice: premiums.reduce((sum, [, premium]) => sum + premium, withoutDetails),
    evidence: { ...evidence, detailsKnown: premiums.filter(([name]) => !isOnForm(name)).length },
    placed: { ...asUsual(subject), ...neighbours.place },
    premiums,
  };
}
