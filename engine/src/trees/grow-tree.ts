import type { TreeShape } from '../parameters/params.ts';
import { bestSplit, type Split } from './best-split.ts';
import { goesLeft, packedLeaf, packSplit } from './ensemble.ts';
import { emptyHistogram, fillHistogram, subtractHistogram, type Column } from './histogram.ts';

export interface GrownTree {
  /** Packed nodes, root first. */
  nodes: number[];
  /** Runs of the rows that reach each leaf. */
  leaves: { node: number; start: number; end: number }[];
}

interface Growing {
  node: number;
  start: number;
  end: number;
  histogram: Float64Array;
  gradientSum: number;
  split: Split;
}

/** Arrays reused from one tree to the next. */
export interface Workspace {
  histograms: Float64Array[];
  spareRows: Int32Array;
}

/**
 * Splits the leaf with the largest gain first. Reorders `rows` so that each leaf is a run of them. The
 * caller, who knows the loss, sets the values.
 */
export function growTree(
  columns: readonly Column[],
  chosenNumbers: readonly number[],
  gradients: Float64Array,
  rows: Int32Array,
  shape: TreeShape,
  workspace: Workspace,
): GrownTree {
  const chosen = chosenNumbers.map((number) => columns[number]!);
  const takeHistogram = () => workspace.histograms.pop() ?? emptyHistogram(columns);
  const growing = (
    node: number,
    start: number,
    end: number,
    histogram: Float64Array,
    gradientSum: number,
  ): Growing => {
    const split = bestSplit(columns, chosenNumbers, histogram, gradientSum, end - start, shape);
    return { node, start, end, histogram, gradientSum, split };
  };
  const rootHistogram = takeHistogram();
  const rootSum = fillHistogram(chosen, gradients, rows, rootHistogram);
  const nodes = [packedLeaf];
  const leaves = [growing(0, 0, rows.length, rootHistogram, rootSum)];
  while (leaves.length < shape.leaves) {
    const best = leaves.reduce((most, leaf) => (leaf.split.gain > most.split.gain ? leaf : most));
    const { gain, column, threshold, missingLeft } = best.split;
    if (gain <= 0) break;
    const left = nodes.length;
    nodes[best.node] = packSplit(column, missingLeft, threshold, left - best.node);
    nodes.push(packedLeaf, packedLeaf);
    const middle = partition(columns[column]!.bins, nodes[best.node]!, best, rows, workspace.spareRows);
    // only the smaller child's histogram is built: the larger child's is the difference from the parent's
    const smallIsLeft = middle - best.start <= best.end - middle;
    const small = takeHistogram();
    const smallRows = smallIsLeft ? rows.subarray(best.start, middle) : rows.subarray(middle, best.end);
    const smallSum = fillHistogram(chosen, gradients, smallRows, small);
    subtractHistogram(best.histogram, small, chosen);
    const largeSum = best.gradientSum - smallSum;
    const [leftHistogram, leftSum, rightHistogram, rightSum] = smallIsLeft
      ? [small, smallSum, best.histogram, largeSum]
      : [best.histogram, largeSum, small, smallSum];
    leaves[leaves.indexOf(best)] = growing(left, best.start, middle, leftHistogram, leftSum);
    leaves.push(growing(left + 1, middle, best.end, rightHistogram, rightSum));
  }
  for (const leaf of leaves) workspace.histograms.push(leaf.histogram);
  return { nodes, leaves };
}

function partition(
  column: Uint8Array,
  split: number,
  { start, end }: Growing,
  rows: Int32Array,
  spare: Int32Array,
): number {
  let left = start;
  let right = 0;
  for (let index = start; index < end; index += 1) {
    const row = rows[index]!;
    if (goesLeft(split, column[row]!)) rows[left++] = row;
    else spare[right++] = row;
  }
  rows.set(spare.subarray(0, right), left);
  return left;
}
