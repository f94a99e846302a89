import type { Evidence } from '../comparables/blend.ts';
import { binOf, type Edges } from '../trees/binning.ts';
import type { Ensemble } from '../trees/ensemble.ts';
import { predict } from '../trees/predict.ts';
import type { PropertyType } from '../vocabulary/property.ts';

/** Stands for no weight at all, whose log is infinite. */
const leastWeight = 1e-9;

/** What tells a case that is hard to value from an easy one, beside the property itself. */
export interface CaseEvidence extends Evidence {
  comparableCount: number;
  /** Number of listings in its zone. */
  neighbourCount: number;
  /** Number of optional details that are told. */
  detailsKnown: number;
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
  evidence: CaseEvidence,
): PredictionInterval {
  const scale = scaleOf(calibration, bins, evidence);
  return intervalAt(scale, groupFor(calibration, propertyType, scale));
}

export function intervalAt(scale: number, { low, high, fsd }: CalibrationGroup): PredictionInterval {
  return { low: scale * low, high: scale * high, fsd: scale * fsd };
}

export function groupFor(
  calibration: ConformalCalibration,
  propertyType: PropertyType,
  scale: number,
): CalibrationGroup {
  const groups = calibration.groups[propertyType];
  return groups.find(({ upTo }) => scale <= upTo) ?? groups.at(-1)!;
}

function scaleOf(calibration: ConformalCalibration, bins: Uint8Array, evidence: CaseEvidence): number {
  if (calibration.folds.length === 0) return Math.exp(calibration.logScale);
  const row = withEvidence(calibration, bins, evidence);
  let sum = 0;
  for (const trees of calibration.folds) sum += predict(trees, row);
  return Math.exp(calibration.logScale + sum / calibration.folds.length);
}

export function evidenceValues(evidence: CaseEvidence): number[] {
  return [
    Math.log(1 + evidence.comparableCount),
    evidence.neighbourCount,
    Math.log(leastWeight + evidence.weight),
    evidence.spread,
    Math.abs(evidence.shift),
    evidence.detailsKnown,
  ];
}

export function withEvidence(
  calibration: ConformalCalibration,
  bins: Uint8Array,
  evidence: CaseEvidence,
): Uint8Array {
  const evidenceBins = evidenceValues(evidence).map((value, column) =>
    binOf(calibration.evidenceEdges[column]!, value),
  );
  return Uint8Array.from([...bins, ...evidenceBins]);
}
