export function evenRanks(values: number[]): number[] {
  const order = values.map((_, at) => at).toSorted((a, b) => values[a]! - values[b]!);
  const ranks: number[] = [];
  order.forEach((at, rank) => (ranks[at] = (rank + 0.5) / values.length));
  return ranks;
}

/**
 * Quartiles between a rank's value and the median, in a logistic distribution without its last hundredths.
 */
export function quartilesAway(rank: number): number {
  const within = Math.min(0.99, Math.max(0.01, rank));
  return Math.log(within / (1 - within)) / Math.log(3);
}

/** Which of the consecutive shares contains a number in (0, 1). */
export function placeAmong(shares: readonly number[], chance: number): number {
  let passed = 0;
  const place = shares.findIndex((share) => (passed += share) > chance);
  return place === -1 ? shares.length - 1 : place;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}
