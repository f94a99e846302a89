/** One column of binned values, and where its bins begin in a histogram of all columns. */
export interface Column {
  bins: Uint8Array;
  /** Highest bin met; bin 0 means missing. */
  lastBin: number;
  /** First number of the column in a histogram: two for each bin. */
  offset: number;
  /** Whether the target only rises with the bin (1), only falls (-1), or may do both (0). */
  order: number;
}

/** The columns of rows of bins, one after the other in a histogram, with the order of each: without orders, every target may do both. */
export function toColumns(rows: readonly Uint8Array[], orders: readonly number[] = []): Column[] {
  let offset = 0;
  return Array.from(rows[0] ?? [], (_, column) => {
    const bins = Uint8Array.from(rows, (row) => row[column]!);
    const lastBin = bins.reduce((most, bin) => Math.max(most, bin), 0);
    const made = { bins, lastBin, offset, order: orders[column] ?? 0 };
    offset += 2 * (lastBin + 1);
    return made;
  });
}

export function emptyHistogram(columns: readonly Column[]): Float64Array {
  const last = columns.at(-1);
  return new Float64Array(last ? last.offset + 2 * (last.lastBin + 1) : 0);
}

/** Per column and bin, the sum of the gradients and the number of rows, side by side. Returns the sum of all gradients. */
export function fillHistogram(
  columns: readonly Column[],
  gradients: Float64Array,
  rows: Int32Array,
  histogram: Float64Array,
): number {
  let total = 0;
  for (let index = 0; index < rows.length; index += 1) total += gradients[rows[index]!]!;
  for (const { bins, offset, lastBin } of columns) {
    histogram.fill(0, offset, offset + 2 * (lastBin + 1));
    for (let index = 0; index < rows.length; index += 1) {
      const row = rows[index]!;
      const at = offset + bins[row]! * 2;
      histogram[at]! += gradients[row]!;
      histogram[at + 1]! += 1;
    }
  }
  return total;
}

/** Subtracts one child's histogram from its parent's, in place, which gives the other child's. */
export function subtractHistogram(
  parent: Float64Array,
  child: Float64Array,
  columns: readonly Column[],
): void {
  for (const { offset, lastBin } of columns) {
    const end = offset + 2 * (lastBin + 1);
    for (let at = offset; at < end; at += 1) parent[at]! -= child[at]!;
  }
}
