import { isOldEvidence } from '../comparables/evidence-origin.ts';
import {
  evidenceValues,
  groupFor,
  intervalAt,
  withEvidence,
  type CalibrationGroup,
  type ConformalCalibration,
  type PredictionInterval,
} from '../intervals/conformal-calibration.ts';
import {
  assumedQuantiles,
  casesPerErrorLeaf,
  errorScaleBooster,
  foldCount,
  fsdCoverage,
  groupsPerType,
  intervalCoverage,
  minCasesForErrorTrees,
  minCasesForQuantiles,
  minGroupCases,
  smallestError,
  unmeasuredErrorScale,
} from '../parameters/params.ts';
import { quantile, sortedQuantile } from '../statistics/quantile.ts';
import { edgesOf } from '../trees/binning.ts';
import { boost } from '../trees/boost.ts';
import { toColumns } from '../trees/histogram.ts';
import { predict } from '../trees/predict.ts';
import { propertyTypes, type PropertyType } from '../vocabulary/property.ts';
import type { OutOfFoldPrediction } from './out-of-fold.ts';

/** Each interval comes from the fold trained without the prediction. */
export function trainCalibration(
  predictions: readonly OutOfFoldPrediction[],
  random: () => number,
): { calibration: ConformalCalibration; intervals: PredictionInterval[] } {
  const logErrors = Float64Array.from(predictions, ({ error }) => Math.log(Math.abs(error) + smallestError));
  const calibration: ConformalCalibration = {
    evidenceEdges: [],
    folds: [],
    logScale: predictions.length > 0 ? mean(logErrors) : Math.log(unmeasuredErrorScale),
    groups: { apartment: [], house: [], villa: [], land: [] },
  };
  if (predictions.length < minCasesForErrorTrees) {
    const scales = predictions.map(() => Math.exp(calibration.logScale));
    const group = groupOf(predictions, scales);
    for (const type of propertyTypes) calibration.groups[type] = [group];
    return { calibration, intervals: scales.map((scale) => intervalAt(scale, group)) };
  }
  const rows = evidenceRows(calibration, predictions);
  trainErrorTrees(calibration, predictions, rows, logErrors, random);
  const scales = predictions.map(({ fold }, row) =>
    Math.exp(calibration.logScale + predict(calibration.folds[fold]!, rows[row]!)),
  );
  for (const type of propertyTypes) calibration.groups[type] = groupsOf(predictions, scales, type);
  calibration.oldEvidence = oldEvidenceGroup(predictions, scales);
  const intervals = predictions.map(({ propertyType, evidence }, row) => {
    const scale = scales[row]!;
    return intervalAt(scale, groupFor(calibration, propertyType, scale, evidence));
  });
  return { calibration, intervals };
}

function evidenceRows(
  calibration: ConformalCalibration,
  predictions: readonly OutOfFoldPrediction[],
): Uint8Array[] {
  const values = predictions.map(({ evidence }) => evidenceValues(evidence));
  calibration.evidenceEdges = values[0]!.map((_, column) =>
    edgesOf(Float64Array.from(values, (row) => row[column]!)),
  );
  return predictions.map(({ bins, evidence }) => withEvidence(calibration, bins, evidence));
}

function trainErrorTrees(
  calibration: ConformalCalibration,
  predictions: readonly OutOfFoldPrediction[],
  rows: readonly Uint8Array[],
  logErrors: Float64Array,
  random: () => number,
): void {
  const columns = toColumns(rows);
  const targets = logErrors.map((logError) => logError - calibration.logScale);
  const leaves = Math.max(
    2,
    Math.min(errorScaleBooster.leaves, Math.floor(predictions.length / casesPerErrorLeaf)),
  );
  for (let fold = 0; fold < foldCount; fold += 1) {
    const others = Int32Array.from(predictions.keys()).filter((row) => predictions[row]!.fold !== fold);
    calibration.folds.push(boost(columns, targets, others, { ...errorScaleBooster, leaves }, random));
  }
}

/** Groups of similar scale and equal size; all types together where a type has too few cases. */
function groupsOf(
  predictions: readonly OutOfFoldPrediction[],
  scales: readonly number[],
  type: PropertyType,
): CalibrationGroup[] {
  const rows = [...predictions.keys()].filter((row) => predictions[row]!.propertyType === type);
  if (rows.length < minGroupCases) return [groupOf(predictions, scales)];
  const count = Math.max(1, Math.min(groupsPerType, Math.floor(rows.length / minGroupCases)));
  const ofType = Float64Array.from(rows, (row) => scales[row]!).sort();
  const limits = Array.from({ length: count }, (_, group) =>
    group === count - 1 ? Number.MAX_VALUE : sortedQuantile(ofType, (group + 1) / count),
  );
  return limits.map((upTo, group) => {
    const from = group === 0 ? -1 : limits[group - 1]!;
    const inGroup = rows.filter((row) => scales[row]! > from && scales[row]! <= upTo);
    return {
      ...groupOf(
        inGroup.map((row) => predictions[row]!),
        inGroup.map((row) => scales[row]!),
      ),
      upTo,
    };
  });
}

/**
 * As wide below as above, because places known from old advertisements only may err together, on a side that
 * others do not show. Undefined with few cases.
 */
function oldEvidenceGroup(
  predictions: readonly OutOfFoldPrediction[],
  scales: readonly number[],
): CalibrationGroup | undefined {
  const rows = [...predictions.keys()].filter((row) => isOldEvidence(predictions[row]!.evidence));
  if (rows.length < minGroupCases) return undefined;
  const group = groupOf(
    rows.map((row) => predictions[row]!),
    rows.map((row) => scales[row]!),
  );
  const reach = quantile(
    rows.map((row) => Math.abs(predictions[row]!.error) / scales[row]!),
    intervalCoverage,
  );
  return { ...group, low: -reach, high: reach };
}

function groupOf(predictions: readonly OutOfFoldPrediction[], scales: readonly number[]): CalibrationGroup {
  if (predictions.length < minCasesForQuantiles) return { upTo: Number.MAX_VALUE, ...assumedQuantiles };
  const signed = predictions.map(({ error }, row) => error / scales[row]!);
  const relative = predictions.map(({ error }, row) => Math.abs(Math.exp(error) - 1) / scales[row]!);
  const tail = (1 - intervalCoverage) / 2;
  return {
    upTo: Number.MAX_VALUE,
    low: Math.min(0, quantile(signed, tail)),
    high: Math.max(0, quantile(signed, 1 - tail)),
    fsd: quantile(relative, fsdCoverage),
  };
}

function mean(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}
