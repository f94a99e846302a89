import type { Appraisal } from '../appraise-subject.ts';
import {
  casesPerErrorLeaf,
  fsdShare,
  errorBooster,
  leastError,
  minBucketRows,
  rangeShare,
  unmeasuredScale,
} from '../params.ts';
import { quantile, sortedQuantile } from '../quantile.ts';
import { binOf, edgesOf, type Edges } from '../trees/binning.ts';
import { boost } from '../trees/boost.ts';
import type { Ensemble } from '../trees/ensemble.ts';
import { toColumns } from '../trees/histogram.ts';
import { predict } from '../trees/predict.ts';
import { propertyTypes, type PropertyType } from '../vocabulary.ts';

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
interface Bucket {
  upTo: number;
  /** Signed log errors: a tenth lies below `low`, a tenth above `high`; never on the wrong side of zero. */
  low: number;
  high: number;
  /** Relative errors: 68 % are smaller. */
  fsd: number;
}

/** A case whose price is known and was not seen. */
export interface Outcome {
  propertyType: PropertyType;
  bins: Uint8Array;
  appraisal: Appraisal;
  /** Log price less its appraisal. */
  error: number;
  fold: number;
}

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
  appraisal: Appraisal,
): ErrorBounds {
  const scale = scaleOf(model, bins, appraisal);
  const bucket = bucketFor(model, propertyType, scale);
  return { low: scale * bucket.low, high: scale * bucket.high, fsd: scale * bucket.fsd };
}

function bucketFor(model: ErrorModel, propertyType: PropertyType, scale: number): Bucket {
  const buckets = model.buckets[propertyType];
  return buckets.find(({ upTo }) => scale <= upTo) ?? buckets.at(-1)!;
}

function scaleOf(model: ErrorModel, bins: Uint8Array, appraisal: Appraisal): number {
  if (model.folds.length === 0) return Math.exp(model.logScale);
  const row = withEvidence(model, bins, appraisal);
  let sum = 0;
  for (const trees of model.folds) sum += predict(trees, row);
  return Math.exp(model.logScale + sum / model.folds.length);
}

/** What tells a hard case from an easy one, beside the property itself. */
function evidenceValues({ comparableCount, evidence, neighbours }: Appraisal): number[] {
  return [
    Math.log(1 + comparableCount),
    neighbours.indexes.length,
    Math.log(evidence.weight),
    evidence.spread,
    Math.abs(evidence.shift),
  ];
}

function withEvidence(model: ErrorModel, bins: Uint8Array, appraisal: Appraisal): Uint8Array {
  const evidence = evidenceValues(appraisal).map((value, column) =>
    binOf(model.evidenceEdges[column]!, value),
  );
  return Uint8Array.from([...bins, ...evidence]);
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
