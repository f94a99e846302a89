import { goesLeft, leaf, missingLeft, type Ensemble } from './ensemble.ts';

/** Sum of the trees for one row of bins. */
export function predict(trees: Ensemble, bins: Uint8Array): number {
  let sum = 0;
  for (const root of trees.roots) sum += trees.values[leafOf(trees, root, bins)]!;
  return sum;
}

function leafOf(trees: Ensemble, root: number, bins: Uint8Array): number {
  let node = root;
  for (;;) {
    const feature = trees.features[node]!;
    if ((feature & ~missingLeft) === leaf) return node;
    const left = goesLeft(feature, trees.thresholds[node]!, bins[feature & ~missingLeft]!);
    node = trees.children[node]! + (left ? 0 : 1);
  }
}

const pendingNodes = new Int32Array(512);
const pendingLow = new Uint8Array(512);
const pendingHigh = new Uint8Array(512);

/**
 * Adds to `curve[bin]` the sum of the trees when column `varying` takes each bin from 1 to `curve.length - 1` and all other
 * columns keep their bins: every tree is walked once, through all the branches that the varying column can open.
 */
export function addCurve(
  trees: Ensemble,
  bins: Uint8Array,
  varying: number,
  scale: number,
  curve: Float64Array,
): void {
  const last = curve.length - 1;
  const steps = new Float64Array(curve.length + 1);
  const { features, thresholds, children, values } = trees;
  for (const root of trees.roots) {
    let depth = 0;
    let node = root;
    let low = 1;
    let high = last;
    for (;;) {
      const tagged = features[node]!;
      const feature = tagged & ~missingLeft;
      const child = children[node]!;
      if (feature === leaf) {
        const value = values[node]!;
        steps[low]! += value;
        steps[high + 1]! -= value;
        if (depth === 0) break;
        depth -= 1;
        node = pendingNodes[depth]!;
        low = pendingLow[depth]!;
        high = pendingHigh[depth]!;
      } else if (feature === varying) {
        const threshold = thresholds[node]!;
        if (threshold < low) node = child + 1;
        else if (threshold >= high) node = child;
        else {
          pendingNodes[depth] = child + 1;
          pendingLow[depth] = threshold + 1;
          pendingHigh[depth] = high;
          depth += 1;
          node = child;
          high = threshold;
        }
      } else {
        node = goesLeft(tagged, thresholds[node]!, bins[feature]!) ? child : child + 1;
      }
    }
  }
  let sum = 0;
  for (let bin = 1; bin <= last; bin += 1) {
    sum += steps[bin]!;
    curve[bin]! += scale * sum;
  }
}
