import type { Evidence } from '../comparables/blend.ts';
import type { Neighbours } from '../comparables/neighbours.ts';
import { binOf, type Edges } from '../trees/binning.ts';
import type { Ensemble } from '../trees/ensemble.ts';
import { predict } from '../trees/predict.ts';
import type { PropertyType } from '../vocabulary/property.ts';

/** What tells a case that is hard to value from an easy one, beside the property itself. */
export interface CaseEvidence {
  comparableCount: number;
  neighbours: Neighbours;
  evidence: Evidence;
}

/**
 * How wrong an appraisal may be. Boosted trees predict the scale of the error of each case; quantiles of the out-of-fold errors, each
 * divided by its predicted scale, then tell how many scales hold 80 % and 68 % of prices (split conformal prediction, Mondrian by
 * type and scale: Hjort et al., arXiv 2312.06531).
 */
export interface ConformalCalibration {
  evidenceEdges: Edges[];
  folds: Ensemble[];
  /** Mean log scale, to which the trees add. */
  logScale: number;
  groups: Record<PropertyType, CalibrationGroup[]>;
}

/** Quantiles of scaled errors among the cases of a type whose scale is at most `upTo`. */
export interface CalibrationGroup {
  upTo: number;
  /** Of log errors: a tenth lies below `low` (≤ 0), a tenth above `high` (≥ 0). */
  low: number;
  high: number;
  /** Of relative errors: 68 % are smaller. */
  fsd: number;
}

export interface PredictionInterval {
  /** Logs to add to the log price: `low` ≤ 0 ≤ `high`. */
  low: number;
  high: number;
  fsd: number;
}

export function predictionInterval(
  calibration: ConformalCalibration,
  propertyType: PropertyType,
  bins: Uint8Array,
  appraisal: CaseEvidence,
): PredictionInterval {
  const scale = scaleOf(calibration, bins, appraisal);
  const group = groupFor(calibration, propertyType, scale);
  return { low: scale * group.low, high: scale * group.high, fsd: scale * group.fsd };
}

export function groupFor(
  calibration: ConformalCalibration,
  propertyType: PropertyType,
  scale: number,
): CalibrationGroup {
  const groups = calibration.groups[propertyType];
  return groups.find(({ upTo }) => scale <= upTo) ?? groups.at(-1)!;
}

function scaleOf(calibration: ConformalCalibration, bins: Uint8Array, appraisal: CaseEvidence): number {
  if (calibration.folds.length === 0) return Math.exp(calibration.logScale);
  const row = withEvidence(calibration, bins, appraisal);
  let sum = 0;
  for (const trees of calibration.folds) sum += predict(trees, row);
  return Math.exp(calibration.logScale + sum / calibration.folds.length);
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

export function withEvidence(
  calibration: ConformalCalibration,
  bins: Uint8Array,
  appraisal: CaseEvidence,
): Uint8Array {
  const evidence = evidenceValues(appraisal).map((value, column) =>
    binOf(calibration.evidenceEdges[column]!, value),
  );
  return Uint8Array.from([...bins, ...evidence]);
}
