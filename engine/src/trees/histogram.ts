export interface Column {
  bins: Uint8Array;
  /** Highest bin met; bin 0 means missing. */
  lastBin: number;
  /** Two numbers for each bin. */
  offset: number;
  /** Target rises with the bin (1), falls (-1), or both (0). */
  order: number;
}

/** Without `orders`, targets may rise and fall. */
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

/** Writes the sum and number of rows of each bin; returns the sum of all gradients. */
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

/** In place, which leaves the other child's. */
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
