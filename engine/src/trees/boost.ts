import type { BoostSettings } from '../parameters/params.ts';
import { sortedQuantile } from '../statistics/quantile.ts';
import { childDistanceOf, columnOf, goesLeft, leaf, type Ensemble } from './ensemble.ts';
import { growTree, type Workspace } from './grow-tree.ts';
import type { Column } from './histogram.ts';
import { keepOrders } from './keep-orders.ts';

/**
 * Gradient boosting (Friedman 2001). A leaf's value is the median of its residuals with the absolute loss,
 * their mean with the squared loss.
 */
export function boost(
  columns: readonly Column[],
  targets: Float64Array,
  rows: Int32Array,
  settings: BoostSettings,
  random: () => number,
): Ensemble {
  const roots: number[] = [];
  const nodes: number[] = [];
  const values: number[] = [];
  const residuals = targets.slice();
  const gradients = new Float64Array(targets.length);
  const workspace: Workspace = { histograms: [], spareRows: new Int32Array(rows.length) };
  for (let tree = 0; tree < settings.trees; tree += 1) {
    for (const row of rows)
      gradients[row] = settings.loss === 'absolute' ? Math.sign(residuals[row]!) : residuals[row]!;
    const [sampled, others] = sampleRows(rows, settings.rowShare, random);
    const grown = growTree(
      columns,
      sampleColumns(columns.length, settings.columnShare, random),
      gradients,
      sampled,
      settings,
      workspace,
    );
    const treeValues = grown.nodes.map(() => 0);
    for (const { node, start, end } of grown.leaves)
      treeValues[node] = settings.learningRate * leafValue(residuals, sampled.subarray(start, end), settings);
    keepOrders(grown.nodes, columns, treeValues);
    for (const { node, start, end } of grown.leaves) {
      const value = Math.fround(treeValues[node]!);
      treeValues[node] = value;
      for (const row of sampled.subarray(start, end)) residuals[row]! -= value;
    }
    for (const row of others) residuals[row]! -= treeValues[leafOf(grown.nodes, columns, row)]!;
    roots.push(nodes.length);
    nodes.push(...grown.nodes);
    values.push(...treeValues);
  }
  return { roots: Int32Array.from(roots), nodes: Int32Array.from(nodes), values: Float32Array.from(values) };
}

function leafValue(residuals: Float64Array, rows: Int32Array, { loss, shrinkage }: BoostSettings): number {
  const shrink = rows.length / (rows.length + shrinkage);
  const values = new Float64Array(rows.length);
  let sum = 0;
  for (let index = 0; index < rows.length; index += 1) {
    values[index] = residuals[rows[index]!]!;
    sum += values[index]!;
  }
  return shrink * (loss === 'absolute' ? sortedQuantile(values.sort(), 0.5) : sum / rows.length);
}

function leafOf(nodes: readonly number[], columns: readonly Column[], row: number): number {
  let at = 0;
  for (let node = nodes[0]!; columnOf(node) !== leaf; node = nodes[at]!) {
    at += childDistanceOf(node) + (goesLeft(node, columns[columnOf(node)]!.bins[row]!) ? 0 : 1);
  }
  return at;
}

function sampleRows(
  rows: Int32Array,
  share: number,
  random: () => number,
): [sampled: Int32Array, others: Int32Array] {
  const shuffled = new Int32Array(rows.length);
  let sampled = 0;
  let others = 0;
  for (const row of rows) {
    if (random() < share) shuffled[sampled++] = row;
    else shuffled[rows.length - ++others] = row;
  }
  return [shuffled.subarray(0, sampled), shuffled.subarray(sampled)];
}

function sampleColumns(count: number, share: number, random: () => number): number[] {
  const chosen = Array.from({ length: count }, (_, column) => column).filter(() => random() < share);
  return chosen.length > 0 ? chosen : [Math.floor(random() * count)];
}
