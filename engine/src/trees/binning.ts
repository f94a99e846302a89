import { mostBins } from '../parameters/params.ts';

/** Upper edges of the bins of one column, ascending. Bin 0 is for missing values. */
export type Edges = Float64Array;

/** Edges between distinct values, at equal counts where there are too many of them. */
export function edgesOf(values: Float64Array): Edges {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort();
  const edges: number[] = [];
  const step = Math.max(1, sorted.length / mostBins);
  let nextAllowed = 0;
  for (let index = 1; index < sorted.length; index += 1) {
    const before = sorted[index - 1]!;
    const value = sorted[index]!;
    if (value === before || index < nextAllowed) continue;
    edges.push((before + value) / 2);
    nextAllowed = index + step;
  }
  return Float64Array.from(edges.slice(0, mostBins));
}

/** 0 when missing, else 1 + the number of edges below. */
export function binOf(edges: Edges, value: number): number {
  if (Number.isNaN(value)) return 0;
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (edges[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low + 1;
}
