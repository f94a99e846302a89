import { goesLeft, leaf, missingLeft } from './ensemble.ts';
import { fillHistogram, subtractHistogram, binsPerColumn } from './histogram.ts';

export interface TreeShape {
  /** Most leaves of a tree. */
  leaves: number;
  /** Fewest rows in a leaf. */
  rowsPerLeaf: number;
  /** Rows' worth of zero added to each leaf: shrinks what few rows say. */
  shrinkage: number;
}

/** Nodes of trees being grown; flat arrays are made of them at the end. */
export interface NodeList {
  features: number[];
  thresholds: number[];
  children: number[];
  values: number[];
}

interface Growing {
  node: number;
  start: number;
  end: number;
  histogram: Float64Array;
  gradientSum: number;
  gain: number;
  column: number;
  threshold: number;
  missingGoesLeft: boolean;
}

/**
 * Grows one tree best leaf first on the gradients of `rows` (reordered in place so that each leaf is a run of it).
 * Returns the leaves: node number and run. Leaf values are left to the caller, who knows the loss.
 */
export function growTree(
  columns: readonly Uint8Array[],
  chosenColumns: readonly number[],
  gradients: Float64Array,
  rows: Int32Array,
  shape: TreeShape,
  nodes: NodeList,
  pool: Float64Array[],
): { node: number; start: number; end: number }[] {
  const size = columns.length * binsPerColumn * 2;
  const take = () => pool.pop() ?? new Float64Array(size);
  const addNode = () => {
    nodes.features.push(leaf);
    nodes.thresholds.push(0);
    nodes.children.push(0);
    nodes.values.push(0);
    return nodes.features.length - 1;
  };
  const measured = (node: number, start: number, end: number, histogram: Float64Array): Growing => {
    let gradientSum = 0;
    for (let index = start; index < end; index += 1) gradientSum += gradients[rows[index]!]!;
    const growing: Growing = {
      node,
      start,
      end,
      histogram,
      gradientSum,
      gain: 0,
      column: -1,
      threshold: 0,
      missingGoesLeft: false,
    };
    if (end - start >= 2 * shape.rowsPerLeaf)
      for (const column of chosenColumns) tryColumn(growing, column, shape);
    return growing;
  };

  const rootHistogram = take();
  fillHistogram(columns, chosenColumns, gradients, rows, 0, rows.length, rootHistogram);
  const open = [measured(addNode(), 0, rows.length, rootHistogram)];
  const spare = new Int32Array(rows.length);
  while (open.length < shape.leaves) {
    let best = 0;
    for (let index = 1; index < open.length; index += 1)
      if (open[index]!.gain > open[best]!.gain) best = index;
    const parent = open[best]!;
    if (parent.gain <= 0) break;
    const middle = partition(columns[parent.column]!, parent, rows, spare);
    const left = addNode();
    const right = addNode();
    nodes.features[parent.node] = parent.column | (parent.missingGoesLeft ? missingLeft : 0);
    nodes.thresholds[parent.node] = parent.threshold;
    nodes.children[parent.node] = left;
    const smallIsLeft = middle - parent.start <= parent.end - middle;
    const small = take();
    fillHistogram(
      columns,
      chosenColumns,
      gradients,
      rows,
      smallIsLeft ? parent.start : middle,
      smallIsLeft ? middle : parent.end,
      small,
    );
    subtractHistogram(parent.histogram, small, chosenColumns);
    open[best] = measured(left, parent.start, middle, smallIsLeft ? small : parent.histogram);
    open.push(measured(right, middle, parent.end, smallIsLeft ? parent.histogram : small));
  }
  for (const growing of open) pool.push(growing.histogram);
  return open;
}

/** Looks for the best threshold of one column, missing values on either side. */
function tryColumn(growing: Growing, column: number, shape: TreeShape): void {
  const { histogram, gradientSum: total } = growing;
  const rowCount = growing.end - growing.start;
  const offset = column * binsPerColumn * 2;
  const missingSum = histogram[offset]!;
  const missingCount = histogram[offset + 1]!;
  const whole = (total * total) / (rowCount + shape.shrinkage);
  let sum = 0;
  let count = 0;
  for (let bin = 1; bin < binsPerColumn - 1; bin += 1) {
    const here = histogram[offset + bin * 2 + 1]!;
    if (here === 0) continue;
    sum += histogram[offset + bin * 2]!;
    count += here;
    for (let side = missingCount > 0 ? 0 : 1; side < 2; side += 1) {
      const leftCount = side === 0 ? count + missingCount : count;
      const rightCount = rowCount - leftCount;
      if (leftCount < shape.rowsPerLeaf || rightCount < shape.rowsPerLeaf) continue;
      const leftSum = side === 0 ? sum + missingSum : sum;
      const rightSum = total - leftSum;
      const gain =
        (leftSum * leftSum) / (leftCount + shape.shrinkage) +
        (rightSum * rightSum) / (rightCount + shape.shrinkage) -
        whole;
      if (gain > growing.gain + 1e-9) {
        growing.gain = gain;
        growing.column = column;
        growing.threshold = bin;
        growing.missingGoesLeft = side === 0;
      }
    }
  }
}

/** Puts the rows that go left first, both sides in their order, and returns where the right side begins. */
function partition(column: Uint8Array, parent: Growing, rows: Int32Array, spare: Int32Array): number {
  const feature = parent.missingGoesLeft ? missingLeft : 0;
  let left = parent.start;
  let right = 0;
  for (let index = parent.start; index < parent.end; index += 1) {
    const row = rows[index]!;
    if (goesLeft(feature, parent.threshold, column[row]!)) rows[left++] = row;
    else spare[right++] = row;
  }
  rows.set(spare.subarray(0, right), left);
  return left;
}
