/** Round numbers at even distances, from at or below `low` to at or above `high`. */
export function ticksAround(low: number, high: number, steps = 4): number[] {
  const span = high > low ? high - low : Math.max(1, Math.abs(high));
  const power = 10 ** Math.floor(Math.log10(span / steps));
  const step = power * [1, 2, 5, 10].find((times) => times * power * steps >= span)!;
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  return Array.from({ length: Math.max(1, last - first) + 1 }, (_, at) =>
    Number(((first + at) * step).toPrecision(12)),
  );
}

/** In their order, at least `gap` apart and none below `lowest`. */
export function keepApart(wanted: readonly number[], gap: number, lowest: number): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed = [...wanted];
  for (const [rank, at] of order.entries())
    if (rank > 0) placed[at] = Math.max(placed[at]!, placed[order[rank - 1]!]! + gap);
  let limit = lowest;
  for (const at of order.toReversed()) {
    placed[at] = Math.min(placed[at]!, limit);
    limit = placed[at] - gap;
  }
  return placed;
}

export function quarterNumber(quarter: string): number {
  return 4 * Number(quarter.slice(0, 4)) + Number(quarter.at(-1)) - 1;
}
