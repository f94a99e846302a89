import { logSurfaceAt, surfaceBinOf } from '../features/feature-bins.ts';
import type { SurfaceCurve } from '../hedonic-model/surface-curve.ts';
import { surfaceBinWidth, surfaceElasticity, type ComparablesKernel } from '../parameters/params.ts';
import type { PropertyType } from '../vocabulary/property.ts';
import type { ComparablesIndex } from './comparables-index.ts';
import type { Neighbours } from './neighbours.ts';

export interface Evidence {
  weight: number;
  /** Weighted mean absolute difference of their log unit prices from the mean. */
  spread: number;
  /** Change of the log price by their prices alone. */
  shift: number;
  /** Share of the log price that their prices set. */
  pricesShare: number;
}

/**
 * Moves the curve towards the comparables by `largestShare` · w / (w + `priorWeight`), in place; w sums their
 * weights, larger for nearer surfaces. `residualShare` mixes their prices at the curve's surface with the
 * model's residuals. The zone's usual premiums replace those of their details.
 */
export function blendWithComparables(
  curve: SurfaceCurve,
  comparables: ComparablesIndex,
  propertyType: PropertyType,
  { indexes, weights, kernel }: Neighbours,
  logSurface: number,
): Evidence {
  const { weightAt, unitPriceAt, residualAt, filled } = bySurface(
    curve.length,
    comparables,
    indexes,
    weights,
  );
  const residualShare = comparables.residuals ? kernel.residualShare[propertyType] : 0;
  const surfaceWeights = Float64Array.from(curve, (_, binsApart) => surfaceWeight(binsApart, kernel));
  const zonePremium = meanPremium(comparables, indexes);
  const own = surfaceBinOf(logSurface);
  const evidence: Evidence = { weight: 0, spread: 0, shift: 0, pricesShare: 0 };
  let meanUnitPrice = 0;
  for (let bin = 1; bin < curve.length; bin += 1) {
    let weight = 0;
    let sum = 0;
    let residuals = 0;
    for (let at = 0; at < filled.length; at += 1) {
      const other = filled[at]!;
      const size = surfaceWeights[Math.abs(other - bin)]!;
      weight += size * weightAt[other]!;
      sum += size * unitPriceAt[other]!;
      residuals += size * residualAt[other]!;
    }
    if (weight === 0) continue;
    const value = zonePremium + sum / weight + surfaceElasticity[propertyType] * logSurfaceAt(bin);
    const share = (kernel.largestShare[propertyType] * weight) / (weight + kernel.priorWeight);
    const shift = share * (value - curve[bin]!);
    curve[bin]! += (1 - residualShare) * shift + residualShare * share * (zonePremium + residuals / weight);
    if (bin !== own) continue;
    evidence.weight = weight;
    evidence.shift = shift;
    evidence.pricesShare = (1 - residualShare) * share;
    meanUnitPrice = sum / weight;
  }
  if (evidence.weight === 0) return evidence;
  indexes.forEach((index, at) => {
    const size = surfaceWeights[Math.abs(surfaceBinOf(comparables.logSurface[index]!) - own)]!;
    evidence.spread +=
      (weights[at]! * size * Math.abs(comparables.logUnitPrices[index]! - meanUnitPrice)) / evidence.weight;
  });
  return evidence;
}

/** 1 for the same surface, 0.5 at `surfaceBandwidth`. */
export function surfaceWeight(binsApart: number, { surfaceBandwidth }: ComparablesKernel): number {
  return 1 / (1 + ((binsApart * surfaceBinWidth) / surfaceBandwidth) ** 2);
}

function meanPremium({ premiums }: ComparablesIndex, indexes: readonly number[]): number {
  let sum = 0;
  for (const index of indexes) sum += premiums[index]!;
  return indexes.length > 0 ? sum / indexes.length : 0;
}

function bySurface(
  binCount: number,
  comparables: ComparablesIndex,
  indexes: readonly number[],
  weights: Float64Array,
) {
  const weightAt = new Float64Array(binCount);
  const unitPriceAt = new Float64Array(binCount);
  const residualAt = new Float64Array(binCount);
  indexes.forEach((index, at) => {
    const bin = surfaceBinOf(comparables.logSurface[index]!);
    weightAt[bin]! += weights[at]!;
    unitPriceAt[bin]! += weights[at]! * comparables.logUnitPrices[index]!;
    if (comparables.residuals) residualAt[bin]! += weights[at]! * comparables.residuals[index]!;
  });
  return {
    weightAt,
    unitPriceAt,
    residualAt,
    filled: Int32Array.from(weightAt.keys()).filter((bin) => weightAt[bin]! > 0),
  };
}
