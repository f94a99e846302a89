import { childDistanceOf, columnOf, goesLeft, leaf, thresholdOf, type Ensemble } from './ensemble.ts';

export function predict({ roots, nodes, values }: Ensemble, bins: Uint8Array): number {
  let sum = 0;
  for (const root of roots) {
    let at = root;
    for (let node = nodes[at]!; columnOf(node) !== leaf; node = nodes[at]!) {
      at += childDistanceOf(node) + (goesLeft(node, bins[columnOf(node)]!) ? 0 : 1);
    }
    sum += values[at]!;
  }
  return sum;
}

// branches still to follow, with the varying column's bins that lead there; no tree has so many at once
const pendingNodes = new Int32Array(512);
const pendingLow = new Uint8Array(512);
const pendingHigh = new Uint8Array(512);

/**
 * Adds to `curve[bin]` `scale` times the trees' sum when column `varying` takes each bin from 1. Each tree is
 * walked once.
 */
export function addCurve(
  { roots, nodes, values }: Ensemble,
  bins: Uint8Array,
  varying: number,
  scale: number,
  curve: Float64Array,
): void {
  const last = curve.length - 1;
  const steps = new Float64Array(curve.length + 1);
  for (const root of roots) {
    let pending = 1;
    pendingNodes[0] = root;
    pendingLow[0] = 1;
    pendingHigh[0] = last;
    while (pending > 0) {
      pending -= 1;
      let at = pendingNodes[pending]!;
      const low = pendingLow[pending]!;
      let high = pendingHigh[pending]!;
      for (let node = nodes[at]!; columnOf(node) !== leaf; node = nodes[at]!) {
        const column = columnOf(node);
        const child = at + childDistanceOf(node);
        const threshold = thresholdOf(node);
        if (column !== varying) at = goesLeft(node, bins[column]!) ? child : child + 1;
        else if (threshold < low) at = child + 1;
        else {
          if (threshold < high) {
            pendingNodes[pending] = child + 1;
            pendingLow[pending] = threshold + 1;
            pendingHigh[pending] = high;
            pending += 1;
            high = threshold;
          }
          at = child;
        }
      }
      const value = values[at]!;
      steps[low]! += value;
      steps[high + 1]! -= value;
    }
  }
  let sum = 0;
  for (let bin = 1; bin <= last; bin += 1) {
    sum += steps[bin]!;
    curve[bin]! += scale * sum;
  }
}
