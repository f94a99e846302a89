import {
  bucketFor,
  evidenceValues,
  withEvidence,
  type Bucket,
  type ErrorModel,
} from '../intervals/conformal-calibration.ts';
import {
  casesPerErrorLeaf,
  errorBooster,
  fsdShare,
  leastError,
  minBucketRows,
  rangeShare,
  unmeasuredScale,
} from '../parameters/params.ts';
import { quantile, sortedQuantile } from '../statistics/quantile.ts';
import { edgesOf } from '../trees/binning.ts';
import { boost } from '../trees/boost.ts';
import { toColumns } from '../trees/histogram.ts';
import { predict } from '../trees/predict.ts';
import { propertyTypes, type PropertyType } from '../vocabulary/property.ts';
import type { Outcome } from './out-of-fold.ts';

const bandsPerType = 3;

/** Learns how large errors are, and tells the FSD of each outcome as a model that has not seen it would. */
export function learnErrors(
  outcomes: readonly Outcome[],
  foldCount: number,
  random: () => number,
): { errors: ErrorModel; fsds: number[] } {
  const logErrors = Float64Array.from(outcomes, ({ error }) => Math.log(Math.abs(error) + leastError));
  const model: ErrorModel = {
    evidenceEdges: [],
    folds: [],
    logScale: outcomes.length > 0 ? mean(logErrors) : Math.log(unmeasuredScale),
    buckets: { apartment: [], house: [], villa: [], land: [] },
  };
  if (outcomes.length < 2 * minBucketRows) {
    const scales = outcomes.map(() => Math.exp(model.logScale));
    const bucket = bucketOf(outcomes, scales);
    for (const type of propertyTypes) model.buckets[type] = [bucket];
    return { errors: model, fsds: scales.map((scale) => scale * bucket.fsd) };
  }
  const evidence = outcomes.map(({ appraisal }) => evidenceValues(appraisal));
  model.evidenceEdges = evidence[0]!.map((_, column) =>
    edgesOf(Float64Array.from(evidence, (row) => row[column]!)),
  );
  const rows = outcomes.map(({ bins, appraisal }) => withEvidence(model, bins, appraisal));
  const columns = toColumns(rows);
  const targets = logErrors.map((logError) => logError - model.logScale);
  const leaves = Math.max(2, Math.min(errorBooster.leaves, Math.floor(outcomes.length / casesPerErrorLeaf)));
  for (let fold = 0; fold < foldCount; fold += 1) {
    const others = Int32Array.from(outcomes.keys()).filter((row) => outcomes[row]!.fold !== fold);
    model.folds.push(boost(columns, targets, others, { ...errorBooster, leaves }, random));
  }
  const scales = outcomes.map(({ fold }, row) =>
    Math.exp(model.logScale + predict(model.folds[fold]!, rows[row]!)),
  );
  for (const type of propertyTypes) model.buckets[type] = bucketsOf(outcomes, scales, type);
  const fsds = outcomes.map(({ propertyType }, row) => {
    const scale = scales[row]!;
    return scale * bucketFor(model, propertyType, scale).fsd;
  });
  return { errors: model, fsds };
}

/** Equal bands of scale for a type; one of all types where there are too few cases. */
function bucketsOf(outcomes: readonly Outcome[], scales: readonly number[], type: PropertyType): Bucket[] {
  const rows = [...outcomes.keys()].filter((row) => outcomes[row]!.propertyType === type);
  if (rows.length < minBucketRows) return [bucketOf(outcomes, scales)];
  const bands = Math.max(1, Math.min(bandsPerType, Math.floor(rows.length / minBucketRows)));
  const ofType = Float64Array.from(rows, (row) => scales[row]!).sort();
  const limits = Array.from({ length: bands }, (_, band) =>
    band === bands - 1 ? Number.MAX_VALUE : sortedQuantile(ofType, (band + 1) / bands),
  );
  return limits.map((upTo, band) => {
    const from = band === 0 ? -1 : limits[band - 1]!;
    const inBand = rows.filter((row) => scales[row]! > from && scales[row]! <= upTo);
    return {
      ...bucketOf(
        inBand.map((row) => outcomes[row]!),
        inBand.map((row) => scales[row]!),
      ),
      upTo,
    };
  });
}

function bucketOf(outcomes: readonly Outcome[], scales: readonly number[]): Bucket {
  if (outcomes.length < minBucketRows / 5) return { upTo: Number.MAX_VALUE, low: -1.28, high: 1.28, fsd: 1 };
  const signed = outcomes.map(({ error }, row) => error / scales[row]!);
  const relative = outcomes.map(({ error }, row) => Math.abs(Math.exp(error) - 1) / scales[row]!);
  const tail = (1 - rangeShare) / 2;
  return {
    upTo: Number.MAX_VALUE,
    low: Math.min(0, quantile(signed, tail)),
    high: Math.max(0, quantile(signed, 1 - tail)),
    fsd: quantile(relative, fsdShare),
  };
}

function mean(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}
