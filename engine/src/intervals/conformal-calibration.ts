import type { Evidence } from '../comparables/blend.ts';
import { isOldEvidence, type EvidenceOrigin } from '../comparables/evidence-origin.ts';
import { farInterval, nearestEvidence, placeGapReach } from '../parameters/params.ts';
import { binOf, type Edges } from '../trees/binning.ts';
import type { Ensemble } from '../trees/ensemble.ts';
import { predict } from '../trees/predict.ts';
import type { PropertyType } from '../vocabulary/property.ts';

/** Avoids the infinite log of zero. */
const leastWeight = 1e-9;

/** What makes a case hard to value. */
export interface CaseEvidence extends Evidence, EvidenceOrigin {
  comparableCount: number;
  /** Listings in its zone. */
  neighbourCount: number;
  detailsKnown: number;
  /** `placeGapOf` */
  placeGap: number;
}

/**
 * Trees predict the scale of each error; quantiles of scaled errors give the widths that hold 80 % and 68 %
 * of prices (split conformal prediction, Mondrian by type and scale: Hjort et al., arXiv 2312.06531).
 */
export interface ConformalCalibration {
  evidenceEdges: Edges[];
  folds: Ensemble[];
  /** The trees add to it. */
  logScale: number;
  groups: Record<PropertyType, CalibrationGroup[]>;
  /** Of cases among old advertisements only, all types together; absent where few were tested. */
  oldEvidence?: CalibrationGroup | undefined;
  /** Intervals of cases with few neighbours, no narrower than which theirs are; absent where few were tested. */
  fewNeighbours?: Record<PropertyType, PredictionInterval> | undefined;
}

/** Quantiles of scaled errors. */
interface ErrorQuantiles {
  /** Log errors: a tenth below `low` (≤ 0), a tenth above `high` (≥ 0). */
  low: number;
  high: number;
  /** Relative errors: 68 % are smaller. */
  fsd: number;
}

/** Of the cases of a type whose scales are alike. */
export interface CalibrationGroup extends ErrorQuantiles {
  /** Median scale of its cases. */
  middle: number;
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
  return intervalAt(scaleOf(calibration, bins, evidence), calibration, propertyType, evidence);
}

export function intervalAt(
  scale: number,
  { oldEvidence, fewNeighbours, groups }: ConformalCalibration,
  propertyType: PropertyType,
  evidence: CaseEvidence,
): PredictionInterval {
  const quantiles =
    oldEvidence && isOldEvidence(evidence) ? oldEvidence : quantilesAt(scale, groups[propertyType]);
  return widestOf([
    scaled(quantiles, scale),
    scaled(farInterval, evidence.farShare),
    reachingBeyond(evidence),
    ...(fewNeighbours && hasFewNeighbours(evidence) ? [fewNeighbours[propertyType]] : []),
  ]);
}

function reachingBeyond({ placeGap }: CaseEvidence): PredictionInterval {
  const { times, most } = placeGapReach;
  const reach = Math.max(-most, Math.min(most, times * placeGap));
  const fsd = Math.min(most, Math.abs(Math.expm1(reach)));
  return { low: Math.min(0, reach), high: Math.max(0, reach), fsd };
}

const scaled = ({ low, high, fsd }: PredictionInterval, factor: number): PredictionInterval => ({
  low: factor * low,
  high: factor * high,
  fsd: factor * fsd,
});

/** A handful at one place look alike, so trees take them for strong evidence. */
export const hasFewNeighbours = ({ neighbourCount }: CaseEvidence) => neighbourCount < nearestEvidence;

const widestOf = (intervals: readonly PredictionInterval[]): PredictionInterval => ({
  low: Math.min(...intervals.map(({ low }) => low)),
  high: Math.max(...intervals.map(({ high }) => high)),
  fsd: Math.max(...intervals.map(({ fsd }) => fsd)),
});

/** Interpolated between the middles of groups: a range and a score would step where one group ends. */
function quantilesAt(scale: number, groups: readonly CalibrationGroup[]): ErrorQuantiles {
  const at = groups.findIndex(({ middle }) => scale < middle);
  const above = groups.at(at)!;
  const below = groups[at - 1];
  if (!below) return above;
  const share = (scale - below.middle) / (above.middle - below.middle);
  const between = (quantile: keyof ErrorQuantiles) =>
    below[quantile] + share * (above[quantile] - below[quantile]);
  return { low: between('low'), high: between('high'), fsd: between('fsd') };
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
    evidence.newestAgeDays,
    evidence.siteShare,
    evidence.reachKm,
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
