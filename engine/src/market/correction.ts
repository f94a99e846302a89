import type { FieldSet } from '../features.ts';
import { logSurfaceAt, type SurfaceCurve } from '../learning/surface-curve.ts';
import { correction, surfaceBinWidth } from '../params.ts';
import type { Neighbour } from './neighbours.ts';
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

/** Share of a neighbour's weight that is left so many bins of surface away. */
function sizeWeight(binsApart: number): number {
  const near = Math.max(0, 1 - (binsApart / (reach + 1)) ** 2);
  return correction.otherSizeWeight + (1 - correction.otherSizeWeight) * near;
}

/**
 * Moves the curve by the mean error that the model makes on the neighbours, each weighing more the nearer its surface is to the
 * curve's: where the model is 5 % low for the flats next door it is raised by nearly as much. In place.
 */
export function correct(
  curve: SurfaceCurve,
  segment: Segment,
  fields: FieldSet,
  neighbours: readonly Neighbour[],
  logSurface: number,
): Evidence {
  const residuals = segment.residuals[fields];
  const sums = new Float64Array(curve.length);
  const weights = new Float64Array(curve.length);
  let farSum = 0;
  let farWeight = 0;
  for (const { index, weight } of neighbours) {
    const bin = Math.round(Math.log(segment.surfaceM2[index]!) / surfaceBinWidth + 0.5);
    const residual = residuals[index]!;
    farSum += weight * correction.otherSizeWeight * residual;
    farWeight += weight * correction.otherSizeWeight;
    for (let near = Math.max(1, bin - reach); near <= Math.min(curve.length - 1, bin + reach); near += 1) {
      const extra = weight * (sizeWeight(Math.abs(near - bin)) - correction.otherSizeWeight);
      sums[near]! += extra * residual;
      weights[near]! += extra;
    }
  }
  for (let bin = 1; bin < curve.length; bin += 1) {
    curve[bin]! += (sums[bin]! + farSum) / (weights[bin]! + farWeight + correction.inertia);
  }
  const own = Math.min(curve.length - 1, Math.max(1, Math.round(logSurface / surfaceBinWidth + 0.5)));
  const weight = weights[own]! + farWeight;
  const mean = weight > 0 ? (sums[own]! + farSum) / weight : 0;
  let spread = 0;
  for (const neighbour of neighbours) {
    const apart =
      Math.abs(Math.log(segment.surfaceM2[neighbour.index]!) - logSurfaceAt(own)) / surfaceBinWidth;
    spread += neighbour.weight * sizeWeight(apart) * Math.abs(residuals[neighbour.index]! - mean);
  }
  return {
    weight,
    spread: weight > 0 ? spread / weight : Number.NaN,
    shift: (mean * weight) / (weight + correction.inertia),
  };
}
