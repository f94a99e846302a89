import { logSurfaceAt, surfaceBinCount } from '../features/feature-bins.ts';
import { gentleAboveM2, largestRisePerM2, surfaceBinWidth } from '../parameters/params.ts';

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

const largestRises = Float64Array.from({ length: surfaceBinCount + 1 }, (_, bin) => {
  const surfaceM2 = Math.max(gentleAboveM2, Math.exp(logSurfaceAt(bin)));
  return largestRisePerM2 * surfaceM2 * surfaceBinWidth;
});

/**
 * Makes the curve never fall, then never rise faster than `largestRisePerM2`, in place. Each step takes the
 * middle of the nearest such curves above and below, so that prices do not drift.
 */
export function regularise(curve: SurfaceCurve): void {
  const above = curve.slice();
  for (let bin = 2; bin <= surfaceBinCount; bin += 1) above[bin] = Math.max(above[bin]!, above[bin - 1]!);
  for (let bin = surfaceBinCount - 1; bin >= 1; bin -= 1) curve[bin] = Math.min(curve[bin]!, curve[bin + 1]!);
  for (let bin = 1; bin <= surfaceBinCount; bin += 1)
    above[bin] = curve[bin] = (curve[bin]! + above[bin]!) / 2;
  for (let bin = 2; bin <= surfaceBinCount; bin += 1)
    curve[bin] = Math.min(curve[bin]!, curve[bin - 1]! + largestRises[bin - 1]!);
  for (let bin = surfaceBinCount - 1; bin >= 1; bin -= 1)
    above[bin] = Math.max(above[bin]!, above[bin + 1]! - largestRises[bin]!);
  for (let bin = 1; bin <= surfaceBinCount; bin += 1) curve[bin] = (curve[bin]! + above[bin]!) / 2;
}
