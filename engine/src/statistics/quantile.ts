/** `p` is 0–1; interpolated; NaN for none. */
export function quantile(values: ArrayLike<number>, p: number): number {
  return sortedQuantile(Float64Array.from(values).sort(), p);
}

export function sortedQuantile(sorted: Float64Array, p: number): number {
  if (sorted.length === 0) return Number.NaN;
  const position = Math.min(1, Math.max(0, p)) * (sorted.length - 1);
  const below = Math.floor(position);
  const low = sorted[below]!;
  const high = sorted[Math.min(below + 1, sorted.length - 1)]!;
  return low + (high - low) * (position - below);
}

export function median(values: ArrayLike<number>): number {
  return quantile(values, 0.5);
}
