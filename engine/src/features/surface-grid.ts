import { largestSurfaceM2, surfaceBinWidth } from '../parameters/params.ts';

export const binCount = Math.ceil(Math.log(largestSurfaceM2) / surfaceBinWidth);

/** Between the bins of the log surface, which are equally wide. */
export const surfaceEdges = Float64Array.from(
  { length: binCount - 1 },
  (_, edge) => (edge + 1) * surfaceBinWidth,
);

/** Log surface in the middle of a bin. */
export function logSurfaceAt(bin: number): number {
  return (bin - 0.5) * surfaceBinWidth;
}

/** Bin whose middle is nearest to a log surface. */
export function surfaceBinOf(logSurface: number): number {
  return Math.min(binCount, Math.max(1, Math.round(logSurface / surfaceBinWidth + 0.5)));
}
