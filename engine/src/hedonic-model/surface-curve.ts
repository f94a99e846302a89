import { logSurfaceAt, surfaceBinCount, surfaceBinOf } from '../features/feature-bins.ts';
import {
  gentleAboveM2,
  largestElasticity,
  largestRisePerM2,
  leastElasticity,
  surfaceBinWidth,
} from '../parameters/params.ts';
import type { PropertyType, Transaction } from '../vocabulary/property.ts';

/**
 * Log prices by surface: `curve[bin]` is the value at the middle of `bin` (from 1; 0 is unused). Trees may
 * fall as the surface grows; `regularise` corrects this.
 */
export type SurfaceCurve = Float64Array;

export function newCurve(): SurfaceCurve {
  return new Float64Array(surfaceBinCount + 1);
}

export function meanCurve(curves: readonly SurfaceCurve[]): SurfaceCurve {
  return curves[0]!.map((_, bin) => curves.reduce((sum, curve) => sum + curve[bin]!, 0) / curves.length);
}

/** Interpolates between the middles of bins. */
export function valueAt(curve: SurfaceCurve, logSurface: number): number {
  const position = Math.min(surfaceBinCount, Math.max(1, logSurface / surfaceBinWidth + 0.5));
  const below = Math.min(Math.floor(position), surfaceBinCount - 1);
  return curve[below]! + (position - below) * (curve[below + 1]! - curve[below]!);
}

/**
 * Makes the curve rise within `leastElasticity` and `largestElasticity`, and by less than `largestRisePerM2`, in place: the nearest such
 * curve in squares, first from below, then from above, so that prices do not drift.
 */
export function regularise(curve: SurfaceCurve, { weights, leastRises, mostRises }: SurfaceLimits): void {
  keepRising(curve, leastRises, weights, 1);
  keepRising(curve, mostRises, weights, -1);
}

// of blocks that pooling has made so far: their sums, sizes and first bins
const sums = new Float64Array(surfaceBinCount + 1);
const blockWeights = new Float64Array(surfaceBinCount + 1);
const sizes = new Int32Array(surfaceBinCount + 1);

/**
 * Isotonic regression of the curve less its limit (`sign` 1: never rise less; -1: never rise more) by pooling
 * adjacent violators (Barlow et al., "Statistical inference under order restrictions", 1972).
 */
function keepRising(curve: SurfaceCurve, limits: Float64Array, weights: Float64Array, sign: 1 | -1): void {
  let blocks = 0;
  for (let bin = 1; bin <= surfaceBinCount; bin += 1) {
    sums[blocks] = sign * weights[bin]! * (curve[bin]! - limits[bin]!);
    blockWeights[blocks] = weights[bin]!;
    sizes[blocks] = 1;
    blocks += 1;
    while (
      blocks > 1 &&
      sums[blocks - 2]! * blockWeights[blocks - 1]! > sums[blocks - 1]! * blockWeights[blocks - 2]!
    ) {
      sums[blocks - 2]! += sums[blocks - 1]!;
      blockWeights[blocks - 2]! += blockWeights[blocks - 1]!;
      sizes[blocks - 2]! += sizes[blocks - 1]!;
      blocks -= 1;
    }
  }
  let bin = 1;
  for (let block = 0; block < blocks; block += 1) {
    const mean = sums[block]! / blockWeights[block]!;
    for (const last = bin + sizes[block]!; bin < last; bin += 1) curve[bin] = sign * mean + limits[bin]!;
  }
}

/** Of one transaction and type. */
export interface SurfaceLimits {
  /** Listings by bin, none of them empty. */
  weights: Float64Array;
  /** Log prices by bin that rise as little, and as much, as they may. */
  leastRises: Float64Array;
  mostRises: Float64Array;
}

/** A bin without listings counts a little, so that its price is known. */
const emptyBin = 0.1;

export function surfaceLimits(
  transaction: Transaction,
  propertyType: PropertyType,
  surfacesM2: readonly number[],
): SurfaceLimits {
  const weights = newCurve().fill(emptyBin);
  for (const surfaceM2 of surfacesM2) weights[surfaceBinOf(Math.log(surfaceM2))]! += 1;
  const least = leastElasticity[transaction][propertyType];
  const largest = largestElasticity[propertyType];
  const leastRises = newCurve();
  const mostRises = newCurve();
  for (let bin = 1; bin <= surfaceBinCount; bin += 1) {
    leastRises[bin] = least * surfaceBinWidth * bin;
    const surfaceM2 = Math.max(gentleAboveM2, Math.exp(logSurfaceAt(bin - 1)));
    mostRises[bin] = mostRises[bin - 1]! + Math.min(largest, largestRisePerM2 * surfaceM2) * surfaceBinWidth;
  }
  return { weights, leastRises, mostRises };
}
