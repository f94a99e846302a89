import type { Evidence } from '../comparables/blend.ts';
import type { Neighbours } from '../comparables/neighbours.ts';
import { binOf, type Edges } from '../trees/binning.ts';
import type { Ensemble } from '../trees/ensemble.ts';
import { predict } from '../trees/predict.ts';
import type { PropertyType } from '../vocabulary/property.ts';

/** What tells a hard case from an easy one, beside the property itself. */
export interface CaseEvidence {
  comparableCount: number;
  neighbours: Neighbours;
  evidence: Evidence;
}

/**
 * How wrong an appraisal may be. A first model tells the scale of the error of each case; the errors made out of fold, divided by
 * their scale, then tell how many scales hold 80 % and 68 % of outcomes (split conformal prediction, Mondrian by type and scale:
 * Hjort et al., arXiv 2312.06531).
 */
export interface ErrorModel {
  evidenceEdges: Edges[];
  folds: Ensemble[];
  /** Log scale before the trees speak. */
  logScale: number;
  buckets: Record<PropertyType, Bucket[]>;
}

/** Quantiles of errors divided by their scale, for the cases of a scale up to `upTo`. */
export interface Bucket {
  upTo: number;
  /** Signed log errors: a tenth lies below `low`, a tenth above `high`; never on the wrong side of zero. */
  low: number;
  high: number;
  /** Relative errors: 68 % are smaller. */
  fsd: number;
}

export interface ErrorBounds {
  /** Logs to add to the log price: `low` ≤ 0 ≤ `high`. */
  low: number;
  high: number;
  fsd: number;
}

export function errorBounds(
  model: ErrorModel,
  propertyType: PropertyType,
  bins: Uint8Array,
  appraisal: CaseEvidence,
): ErrorBounds {
  const scale = scaleOf(model, bins, appraisal);
  const bucket = bucketFor(model, propertyType, scale);
  return { low: scale * bucket.low, high: scale * bucket.high, fsd: scale * bucket.fsd };
}

export function bucketFor(model: ErrorModel, propertyType: PropertyType, scale: number): Bucket {
  const buckets = model.buckets[propertyType];
  return buckets.find(({ upTo }) => scale <= upTo) ?? buckets.at(-1)!;
}

function scaleOf(model: ErrorModel, bins: Uint8Array, appraisal: CaseEvidence): number {
  if (model.folds.length === 0) return Math.exp(model.logScale);
  const row = withEvidence(model, bins, appraisal);
  let sum = 0;
  for (const trees of model.folds) sum += predict(trees, row);
  return Math.exp(model.logScale + sum / model.folds.length);
}

export function evidenceValues({ comparableCount, evidence, neighbours }: CaseEvidence): number[] {
  return [
    Math.log(1 + comparableCount),
    neighbours.indexes.length,
    Math.log(evidence.weight),
    evidence.spread,
    Math.abs(evidence.shift),
  ];
}

export function withEvidence(model: ErrorModel, bins: Uint8Array, appraisal: CaseEvidence): Uint8Array {
  const evidence = evidenceValues(appraisal).map((value, column) =>
    binOf(model.evidenceEdges[column]!, value),
  );
  return Uint8Array.from([...bins, ...evidence]);
}
