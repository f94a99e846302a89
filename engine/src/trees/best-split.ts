import { smallestGain, type TreeShape } from '../parameters/params.ts';
import type { Column } from './histogram.ts';

export interface Split {
  /** In squared error of the gradients; 0 where no split is allowed. */
  gain: number;
  column: number;
  /** Highest bin that goes left. */
  threshold: number;
  missingLeft: boolean;
}

export function bestSplit(
  columns: readonly Column[],
  chosenNumbers: readonly number[],
  histogram: Float64Array,
  gradientSum: number,
  rowCount: number,
  shape: TreeShape,
): Split {
  const best: Split = { gain: 0, column: -1, threshold: 0, missingLeft: false };
  if (rowCount < 2 * shape.rowsPerLeaf) return best;
  for (const number of chosenNumbers)
    tryColumn(best, number, columns[number]!, histogram, gradientSum, rowCount, shape);
  return best;
}

function tryColumn(
  best: Split,
  number: number,
  { offset, lastBin, order }: Column,
  histogram: Float64Array,
  gradientSum: number,
  rowCount: number,
  shape: TreeShape,
): void {
  const missingSum = histogram[offset]!;
  const missingCount = histogram[offset + 1]!;
  const whole = (gradientSum * gradientSum) / (rowCount + shape.shrinkage);
  let sum = 0;
  let count = 0;
  for (let bin = 1; bin <= lastBin; bin += 1) {
    const here = histogram[offset + bin * 2 + 1]!;
    if (here === 0) continue;
    sum += histogram[offset + bin * 2]!;
    count += here;
    // a missing value must go where some known one does
    if (count === rowCount - missingCount) break;
    for (let missing = missingCount > 0 ? 1 : 0; missing >= 0; missing -= 1) {
      const leftCount = count + missing * missingCount;
      const rightCount = rowCount - leftCount;
      if (leftCount < shape.rowsPerLeaf || rightCount < shape.rowsPerLeaf) continue;
      const left = sum + missing * missingSum;
      const right = gradientSum - left;
      if (order !== 0 && order * (right / rightCount - left / leftCount) < 0) continue;
      const gain =
        (left * left) / (leftCount + shape.shrinkage) +
        (right * right) / (rightCount + shape.shrinkage) -
        whole;
      if (gain > best.gain + smallestGain) {
        best.gain = gain;
        best.column = number;
        best.threshold = bin;
        best.missingLeft = missing === 1;
      }
    }
  }
}
