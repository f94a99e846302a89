import { isOldEvidence } from '../comparables/evidence-origin.ts';
import {
  evidenceValues,
  hasFewNeighbours,
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
import { valuesFor } from '../vocabulary/attributes.ts';
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
    const scale = Math.exp(calibration.logScale);
    const group = groupOf(predictions.map((prediction) => ({ ...prediction, scale })));
    for (const type of propertyTypes) calibration.groups[type] = [group];
    const intervals = predictions.map(({ propertyType, evidence }) =>
      intervalAt(scale, calibration, propertyType, evidence),
    );
    return { calibration, intervals };
  }
  const rows = evidenceRows(calibration, predictions);
  trainErrorTrees(calibration, predictions, rows, logErrors, random);
  const cases = predictions.map((prediction, row) => ({
    ...prediction,
    scale: Math.exp(calibration.logScale + predict(calibration.folds[prediction.fold]!, rows[row]!)),
  }));
  calibration.oldEvidence = oldEvidenceGroup(cases.filter(({ evidence }) => isOldEvidence(evidence)));
  // what has a group of its own says nothing of the others
  const others = calibration.oldEvidence ? cases.filter(({ evidence }) => !isOldEvidence(evidence)) : cases;
  for (const type of propertyTypes) calibration.groups[type] = groupsOf(others, type);
  calibration.fewNeighbours = intervalsAmongFew(cases.filter(({ evidence }) => hasFewNeighbours(evidence)));
  const intervals = cases.map(({ propertyType, evidence, scale }) =>
    intervalAt(scale, calibration, propertyType, evidence),
  );
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

/** A prediction with the scale of its error. */
interface ScaledCase extends OutOfFoldPrediction {
  scale: number;
}

/** Groups of similar scale and equal size; all types together where a type has too few cases. */
function groupsOf(cases: readonly ScaledCase[], type: PropertyType): CalibrationGroup[] {
  const ofType = cases.filter(({ propertyType }) => propertyType === type);
  if (ofType.length < minGroupCases) return [groupOf(cases)];
  const count = Math.max(1, Math.min(groupsPerType, Math.floor(ofType.length / minGroupCases)));
  const scales = Float64Array.from(ofType, ({ scale }) => scale).sort();
  const limits = Array.from({ length: count - 1 }, (_, group) => sortedQuantile(scales, (group + 1) / count));
  // equal scales leave a group empty
  return [...limits, Number.MAX_VALUE]
    .map((upTo, group) => ofType.filter(({ scale }) => scale > (limits[group - 1] ?? -1) && scale <= upTo))
    .filter((inGroup) => inGroup.length > 0)
    .map(groupOf);
}

/**
 * As wide below as above, because places known from old advertisements only may err together, on a side that
 * others do not show. Undefined with few cases.
 */
function oldEvidenceGroup(cases: readonly ScaledCase[]): CalibrationGroup | undefined {
  if (cases.length < minGroupCases) return undefined;
  const reach = quantile(
    cases.map(({ error, scale }) => Math.abs(error) / scale),
    intervalCoverage,
  );
  return { ...groupOf(cases), low: -reach, high: reach };
}

/** Of errors as they are. Undefined with few cases. */
function intervalsAmongFew(cases: readonly ScaledCase[]): ConformalCalibration['fewNeighbours'] {
  if (cases.length < minGroupCases) return undefined;
  const unscaled = cases.map((prediction) => ({ ...prediction, scale: 1 }));
  return valuesFor(propertyTypes, (type) => {
    const ofType = unscaled.filter(({ propertyType }) => propertyType === type);
    const { low, high, fsd } = groupOf(ofType.length < minGroupCases ? unscaled : ofType);
    return { low, high, fsd };
  });
}

function groupOf(cases: readonly ScaledCase[]): CalibrationGroup {
  if (cases.length < minCasesForQuantiles) return { middle: 0, ...assumedQuantiles };
  const signed = cases.map(({ error, scale }) => error / scale);
  const relative = cases.map(({ error, scale }) => Math.abs(Math.exp(error) - 1) / scale);
  const tail = (1 - intervalCoverage) / 2;
  return {
    middle: quantile(
      cases.map(({ scale }) => scale),
      0.5,
    ),
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
