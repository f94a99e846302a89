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
  const rowColumns: number[] = [];
  const referenceColumns: number[] = [];
  const walk = (from: number): void => {
    let at = from;
    for (let node = nodes[at]!; columnOf(node) !== leaf; node = nodes[at]!) {
      const column = columnOf(node);
      const child = at + childDistanceOf(node);
      const rowChild = goesLeft(node, row[column]!) ? child : child + 1;
      const referenceChild = goesLeft(node, reference[column]!) ? child : child + 1;
      if (rowChild === referenceChild || rowColumns.includes(column)) at = rowChild;
      else if (referenceColumns.includes(column)) at = referenceChild;
      else {
        rowColumns.push(column);
        walk(rowChild);
        rowColumns.pop();
        referenceColumns.push(column);
        walk(referenceChild);
        referenceColumns.pop();
        return;
      }
    }
    const taken = rowColumns.length;
    const left = referenceColumns.length;
    const value = scale * values[at]!;
    for (const column of rowColumns) shares[column]! += value * shareOfOrders(taken - 1, left);
    for (const column of referenceColumns) shares[column]! -= value * shareOfOrders(taken, left - 1);
  };
  for (const root of roots) walk(root);
}

/** The share of all orders in which a column comes after `before` others and before `after` others. */
function shareOfOrders(before: number, after: number): number {
  let share = 1 / (before + after + 1);
  for (let at = 1; at <= after; at += 1) share *= at / (before + at);
  return share;
}
