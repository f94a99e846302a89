import { childDistanceOf, columnOf, goesLeft, leaf, type Ensemble } from './ensemble.ts';

/**
 * Adds to `shares[column]` `scale` times the column's average effect when columns change from the reference's
 * value to the row's one by one. Exact, in one walk (interventional tree SHAP with one reference: Lundberg et
 * al., "From local explanations to global understanding with explainable AI for trees", 2020).
 */
export function addTreeShapley(
  { roots, nodes, values }: Ensemble,
  row: Uint8Array,
  reference: Uint8Array,
  scale: number,
  shares: Float64Array,
): void {
  // in the order in which they part the two, as a set of bits and one by one
  let rowSet = 0;
  let referenceSet = 0;
  let taken = 0;
  let left = 0;
  const walk = (from: number): void => {
    let at = from;
    for (let node = nodes[at]!; columnOf(node) !== leaf; node = nodes[at]!) {
      const column = columnOf(node);
      const child = at + childDistanceOf(node);
      const rowChild = goesLeft(node, row[column]!) ? child : child + 1;
      const referenceChild = goesLeft(node, reference[column]!) ? child : child + 1;
      const bit = 1 << column;
      if (rowChild === referenceChild || (rowSet & bit) !== 0) at = rowChild;
      else if ((referenceSet & bit) !== 0) at = referenceChild;
      else {
        rowColumns[taken] = column;
        rowSet |= bit;
        taken += 1;
        walk(rowChild);
        taken -= 1;
        rowSet ^= bit;
        referenceColumns[left] = column;
        referenceSet |= bit;
        left += 1;
        walk(referenceChild);
        left -= 1;
        referenceSet ^= bit;
        return;
      }
    }
    const value = scale * values[at]!;
    if (taken > 0) {
      const share = value * shareOfOrders(taken - 1, left);
      for (let each = 0; each < taken; each += 1) shares[rowColumns[each]!]! += share;
    }
    if (left > 0) {
      const share = value * shareOfOrders(taken, left - 1);
      for (let each = 0; each < left; each += 1) shares[referenceColumns[each]!]! -= share;
    }
  };
  for (const root of roots) walk(root);
}

/** A set of bits holds so many. */
const mostColumns = 32;
const rowColumns = new Uint8Array(mostColumns);
const referenceColumns = new Uint8Array(mostColumns);

/** The share of all orders in which a column comes after `before` others and before `after` others. */
function shareOfOrders(before: number, after: number): number {
  return orders[before * mostColumns + after]!;
}

const orders = Float64Array.from({ length: mostColumns ** 2 }, (_, at) => {
  const [before, after] = [Math.floor(at / mostColumns), at % mostColumns];
  let share = 1 / (before + after + 1);
  for (let each = 1; each <= after; each += 1) share *= each / (before + each);
  return share;
});
