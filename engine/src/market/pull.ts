import { logSurfaceAt, surfaceBinOf, type SurfaceCurve } from '../learning/surface-curve.ts';
import { surfaceBinWidth, surfaceElasticity, type Pull } from '../params.ts';
import type { PropertyType } from '../vocabulary.ts';
import type { Neighbours } from './neighbours.ts';
import type { Segment } from './segment.ts';

/** What the comparables say of the subject, at its own surface. */
export interface Evidence {
  /** Sum of their weights. */
  weight: number;
  /** Weighted mean distance of what each says from what all say, in log. */
  spread: number;
  /** What they add to the log price. */
  shift: number;
}

/**
 * Draws the curve towards the mean of what the comparables ask, each brought to the curve's surface and weighing more the nearer
 * its own: w / (w + inertia) of the trust they have. In place.
 */
export function drawToComparables(
  curve: SurfaceCurve,
  segment: Segment,
  propertyType: PropertyType,
  { indexes, weights, pull }: Neighbours,
  logSurface: number,
): Evidence {
  const { weightAt, sumAt, filled } = bySurface(curve.length, segment, indexes, weights);
  const sizeWeights = Float64Array.from(curve, (_, binsApart) => sizeWeight(binsApart, pull));
  const own = surfaceBinOf(logSurface);
  const evidence: Evidence = { weight: 0, spread: 0, shift: 0 };
  let said = 0;
  for (let bin = 1; bin < curve.length; bin += 1) {
    let weight = 0;
    let sum = 0;
    for (const other of filled) {
      const size = sizeWeights[Math.abs(other - bin)]!;
      weight += size * weightAt[other]!;
      sum += size * sumAt[other]!;
    }
    if (weight === 0) continue;
    const value = sum / weight + surfaceElasticity[propertyType] * logSurfaceAt(bin);
    const shift = ((pull.trust[propertyType] * weight) / (weight + pull.inertia)) * (value - curve[bin]!);
    curve[bin]! += shift;
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

/** Weights, and weighted log levels, of the neighbours of each surface bin; the bins that have any. */
function bySurface(
  binCount: number,
  segment: Segment,
  indexes: readonly number[],
  weights: readonly number[],
): { weightAt: Float64Array; sumAt: Float64Array; filled: number[] } {
  const weightAt = new Float64Array(binCount);
  const sumAt = new Float64Array(binCount);
  indexes.forEach((index, at) => {
    const bin = surfaceBinOf(segment.logSurface[index]!);
    weightAt[bin]! += weights[at]!;
    sumAt[bin]! += weights[at]! * segment.logLevels[index]!;
  });
  return { weightAt, sumAt, filled: [...weightAt.keys()].filter((bin) => weightAt[bin]! > 0) };
}
