import { steepestElasticity, surfaceBinWidth } from '../params.ts';

/**
 * Log prices of one property over all surfaces: `curve[bin]` is the value at the middle of surface bin `bin` (from 1; 0 is unused).
 * Trees are steps and jump where they like; read along such a curve, made monotone and gentle, they give a price that never
 * falls when the surface grows.
 */
export type SurfaceCurve = Float64Array;

/** Surfaces up to 100 000 m². */
const binCount = Math.ceil(Math.log(100_000) / surfaceBinWidth);

export const surfaceEdges = Float64Array.from(
  { length: binCount - 1 },
  (_, edge) => (edge + 1) * surfaceBinWidth,
);

export function newCurve(): SurfaceCurve {
  return new Float64Array(binCount + 1);
}

/** Log surface at the middle of a bin. */
export function logSurfaceAt(bin: number): number {
  return (bin - 0.5) * surfaceBinWidth;
}

/** Value at a log surface, by straight lines between the middles of bins. */
export function valueAt(curve: SurfaceCurve, logSurface: number): number {
  const position = Math.min(binCount, Math.max(1, logSurface / surfaceBinWidth + 0.5));
  const below = Math.min(Math.floor(position), binCount - 1);
  return curve[below]! + (position - below) * (curve[below + 1]! - curve[below]!);
}

/**
 * Makes the curve never fall (halfway between the smallest such curve above it and the largest below) and never rise faster
 * than `steepestElasticity`. In place.
 */
export function regularise(curve: SurfaceCurve): void {
  const ceiling = curve.slice();
  for (let bin = 2; bin <= binCount; bin += 1) ceiling[bin] = Math.max(ceiling[bin]!, ceiling[bin - 1]!);
  for (let bin = binCount - 1; bin >= 1; bin -= 1) curve[bin] = Math.min(curve[bin]!, curve[bin + 1]!);
  const steepest = steepestElasticity * surfaceBinWidth;
  curve[1] = (curve[1]! + ceiling[1]!) / 2;
  for (let bin = 2; bin <= binCount; bin += 1) {
    curve[bin] = Math.min((curve[bin]! + ceiling[bin]!) / 2, curve[bin - 1]! + steepest);
  }
}
