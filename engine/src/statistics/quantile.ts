/** The value below which the share `p` (0–1) of the values lies, interpolated; NaN for none. Does not need them sorted. */
export function quantile(values: ArrayLike<number>, p: number): number {
  return sortedQuantile(Float64Array.from(values).sort(), p);
}

/** `quantile` of values already in ascending order. */
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
