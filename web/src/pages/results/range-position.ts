/** Where `value` sits between `low` and `high`, in percent from the low end, kept within 0–100. */
export function rangePosition(low: number, value: number, high: number): number {
  if (high <= low) return 50;
  return Math.min(100, Math.max(0, ((value - low) / (high - low)) * 100));
}
