import type { FieldSet } from '../features/features.ts';
import { logSurfaceAt, surfaceBinOf } from '../features/surface-grid.ts';
import type { SurfaceCurve } from '../hedonic-model/surface-curve.ts';
import { surfaceBinWidth, surfaceElasticity, type Pull } from '../parameters/params.ts';
import type { PropertyType } from '../vocabulary/property.ts';
import type { Segment } from './comparables-index.ts';
import type { Neighbours } from './neighbours.ts';

/** What the comparables say of the subject, at its own surface. */
export interface Evidence {
  /** Sum of their weights. */
  weight: number;
  /** Weighted mean distance of what each says from what all say, in log. */
  spread: number;
  /** What their own prices, surface aside, would add to the log price. */
  shift: number;
}

/**
 * Draws the curve towards what the comparables say, each weighing more the nearer its surface: w / (w + inertia) of the trust they
 * have. They say two things: what they ask, brought to the curve's surface, and by how much the model misses what they ask. In place.
 */
export function drawToComparables(
  curve: SurfaceCurve,
  segment: Segment,
  propertyType: PropertyType,
  { indexes, weights, pull }: Neighbours,
  logSurface: number,
  fields: FieldSet,
): Evidence {
  const { weightAt, sumAt, missAt, filled } = bySurface(
    curve.length,
    segment,
    indexes,
    weights,
    segment.residuals?.[fields],
  );
  const byResidual = segment.residuals ? pull.byResidual[propertyType] : 0;
  const sizeWeights = Float64Array.from(curve, (_, binsApart) => sizeWeight(binsApart, pull));
  const own = surfaceBinOf(logSurface);
  const evidence: Evidence = { weight: 0, spread: 0, shift: 0 };
  let said = 0;
  for (let bin = 1; bin < curve.length; bin += 1) {
    let weight = 0;
    let sum = 0;
    let misses = 0;
    // the innermost loop of an estimate
    for (let at = 0; at < filled.length; at += 1) {
      const other = filled[at]!;
      const size = sizeWeights[Math.abs(other - bin)]!;
      weight += size * weightAt[other]!;
      sum += size * sumAt[other]!;
      misses += size * missAt[other]!;
    }
    if (weight === 0) continue;
    const value = sum / weight + surfaceElasticity[propertyType] * logSurfaceAt(bin);
    const share = (pull.trust[propertyType] * weight) / (weight + pull.inertia);
    const shift = share * (value - curve[bin]!);
    curve[bin]! += (1 - byResidual) * shift + (byResidual * share * misses) / weight;
    if (bin !== own) continue;
    evidence.weight = weight;
    evidence.shift = shift;
    said = sum / weight;
  }
  indexes.forEach((index, at) => {
    const size = sizeWeights[Math.abs(surfaceBinOf(segment.logSurface[index]!) - own)]!;
    evidence.spread += (weights[at]! * size * Math.abs(segment.logLevels[index]! - said)) / evidence.weight;
  });
  return evidence;
}

/** Likeness in surface alone: 1 for the same, 0.5 at `sizeReach`. */
export function sizeWeight(binsApart: number, { sizeReach }: Pull): number {
  return 1 / (1 + ((binsApart * surfaceBinWidth) / sizeReach) ** 2);
}

/** Weights, weighted log levels and weighted residuals of the neighbours of each surface bin; the bins that have any. */
function bySurface(
  binCount: number,
  segment: Segment,
  indexes: readonly number[],
  weights: readonly number[],
  residuals: Float32Array | undefined,
) {
  const weightAt = new Float64Array(binCount);
  const sumAt = new Float64Array(binCount);
  const missAt = new Float64Array(binCount);
  indexes.forEach((index, at) => {
    const bin = surfaceBinOf(segment.logSurface[index]!);
    weightAt[bin]! += weights[at]!;
    sumAt[bin]! += weights[at]! * segment.logLevels[index]!;
    if (residuals) missAt[bin]! += weights[at]! * residuals[index]!;
  });
  return {
    weightAt,
    sumAt,
    missAt,
    filled: Int32Array.from(weightAt.keys()).filter((bin) => weightAt[bin]! > 0),
  };
}
