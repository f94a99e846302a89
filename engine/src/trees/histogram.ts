/** Bins 0 (missing) to 255. */
export const binsPerColumn = 256;

/** Per column and bin, the sum of the gradients and the number of rows, side by side. Returns the sum of all gradients. */
export function fillHistogram(
  columns: readonly Uint8Array[],
  chosenColumns: readonly number[],
  gradients: Float64Array,
  rows: Int32Array,
  histogram: Float64Array,
): number {
  let total = 0;
  for (let index = 0; index < rows.length; index += 1) total += gradients[rows[index]!]!;
  for (const column of chosenColumns) {
    const bins = columns[column]!;
    const offset = column * binsPerColumn * 2;
    histogram.fill(0, offset, offset + binsPerColumn * 2);
    for (let index = 0; index < rows.length; index += 1) {
      const row = rows[index]!;
      const at = offset + bins[row]! * 2;
      histogram[at]! += gradients[row]!;
      histogram[at + 1]! += 1;
    }
  }
  return total;
}

/** Takes one child's histogram from its parent's, which leaves the other child's. */
export function subtractHistogram(
  parent: Float64Array,
  child: Float64Array,
  chosenColumns: readonly number[],
): void {
  for (const column of chosenColumns) {
    const end = (column + 1) * binsPerColumn * 2;
    for (let at = column * binsPerColumn * 2; at < end; at += 1) parent[at]! -= child[at]!;
  }
}
