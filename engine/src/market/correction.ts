import type { FieldSet } from '../features.ts';
import type { SurfaceCurve } from '../learning/surface-curve.ts';
import { correction, surfaceBinWidth } from '../params.ts';
import type { Neighbours } from './neighbours.ts';
import type { Segment } from './segment.ts';

/** What the neighbours say of the subject, at its own surface. */
export interface Evidence {
  /** Sum of the weights. */
  weight: number;
  /** Weighted mean distance of the neighbours' errors from their mean, in log. */
  spread: number;
  /** What they add to the log price. */
  shift: number;
}

const reach = Math.floor(correction.sizeReach / surfaceBinWidth);

/** Share of a neighbour's weight that is left so many bins of surface away, beyond what any surface keeps. */
const nearSizeWeights = Float64Array.from(
  { length: reach + 1 },
  (_, binsApart) => (1 - correction.otherSizeWeight) * (1 - (binsApart / (reach + 1)) ** 2),
);

/**
 * Moves the curve by the mean error that the model makes on the neighbours, each weighing more the nearer its surface is to the
 * curve's: where the model is 5 % low for the flats next door it is raised by nearly as much. In place.
 */
export function correct(
  curve: SurfaceCurve,
  segment: Segment,
  fields: FieldSet,
  { indexes, weights: alikeness }: Neighbours,
  logSurface: number,
): Evidence {
  const residuals = segment.residuals[fields];
  const lastBin = curve.length - 1;
  const own = binAt(logSurface, lastBin);
  const sums = new Float64Array(curve.length);
  const weights = new Float64Array(curve.length);
  let farSum = 0;
  let farWeight = 0;
  for (let at = 0; at < indexes.length; at += 1) {
    const residual = residuals[indexes[at]!]!;
    const weight = alikeness[at]!;
    farSum += weight * correction.otherSizeWeight * residual;
    farWeight += weight * correction.otherSizeWeight;
    const bin = binAt(segment.logSurface[indexes[at]!]!, lastBin);
    for (let near = Math.max(1, bin - reach); near <= Math.min(lastBin, bin + reach); near += 1) {
      const extra = weight * nearSizeWeights[Math.abs(near - bin)]!;
      sums[near]! += extra * residual;
      weights[near]! += extra;
    }
  }
  for (let bin = 1; bin <= lastBin; bin += 1) {
    curve[bin]! += (sums[bin]! + farSum) / (weights[bin]! + farWeight + correction.inertia);
  }
  const weight = weights[own]! + farWeight;
  const mean = weight > 0 ? (sums[own]! + farSum) / weight : 0;
  let spread = 0;
  for (let at = 0; at < indexes.length; at += 1) {
    const binsApart = Math.abs(binAt(segment.logSurface[indexes[at]!]!, lastBin) - own);
    const sizeWeight = correction.otherSizeWeight + (nearSizeWeights[binsApart] ?? 0);
    spread += alikeness[at]! * sizeWeight * Math.abs(residuals[indexes[at]!]! - mean);
  }
  return { weight, spread: spread / weight, shift: (mean * weight) / (weight + correction.inertia) };
}

function binAt(logSurface: number, lastBin: number): number {
  return Math.min(lastBin, Math.max(1, Math.round(logSurface / surfaceBinWidth + 0.5)));
}
