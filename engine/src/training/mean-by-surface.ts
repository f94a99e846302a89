import { surfaceBinOf } from '../features/feature-bins.ts';
import { newCurve, type SurfaceCurve } from '../hedonic-model/surface-curve.ts';
import { surfaceBinWidth, usualSurfaceBandwidth } from '../parameters/params.ts';

/** Of the values known of listings, around each surface: nearer ones weigh more. */
export function meanBySurface(
  logSurface: Float32Array,
  valueOf: (index: number) => number | undefined,
): SurfaceCurve {
  const sums = newCurve();
  const counts = newCurve();
  logSurface.forEach((log, index) => {
    const value = valueOf(index);
    if (value === undefined) return;
    const bin = surfaceBinOf(log);
    sums[bin]! += value;
    counts[bin]! += 1;
  });
  const filled = [...counts.keys()].filter((bin) => counts[bin]! > 0);
  return counts.map((_, bin) => {
    let sum = 0;
    let weights = 0;
    for (const other of filled) {
      const weight = 1 / (1 + (((other - bin) * surfaceBinWidth) / usualSurfaceBandwidth) ** 4);
      sum += weight * sums[other]!;
      weights += weight * counts[other]!;
    }
    return weights > 0 ? sum / weights : 0;
  });
}
