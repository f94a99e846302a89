import type { BoostSettings } from '../parameters/params.ts';
import { sortedQuantile } from '../statistics/quantile.ts';
import { childDistanceOf, columnOf, goesLeft, leaf, type Ensemble } from './ensemble.ts';
import { growTree, type Workspace } from './grow-tree.ts';
import type { Column } from './histogram.ts';

/**
 * Gradient boosting of `targets` over `rows` of binned columns (Friedman 2001): each tree learns what the ones before it left.
 * With the absolute loss a leaf is worth the median of what is left there, with the squared loss the mean.
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
  const left = targets.slice();
  const gradients = new Float64Array(targets.length);
  const workspace: Workspace = { histograms: [], spareRows: new Int32Array(rows.length) };
  for (let tree = 0; tree < settings.trees; tree += 1) {
    for (const row of rows)
      gradients[row] = settings.loss === 'absolute' ? Math.sign(left[row]!) : left[row]!;
    const [seen, unseen] = splitRows(rows, settings.rowShare, random);
    const grown = growTree(
      columns,
      chooseColumns(columns.length, settings.columnShare, random),
      gradients,
      seen,
      settings,
      workspace,
    );
    const treeValues = grown.nodes.map(() => 0);
    for (const { node, start, end } of grown.leaves) {
      const inLeaf = seen.subarray(start, end);
      const value = Math.fround(settings.learningRate * leafValue(left, inLeaf, settings));
      treeValues[node] = value;
      for (const row of inLeaf) left[row]! -= value;
    }
    for (const row of unseen) left[row]! -= treeValues[leafOf(grown.nodes, columns, row)]!;
    roots.push(nodes.length);
    nodes.push(...grown.nodes);
    values.push(...treeValues);
  }
  return { roots: Int32Array.from(roots), nodes: Int32Array.from(nodes), values: Float32Array.from(values) };
}

function leafValue(left: Float64Array, rows: Int32Array, { loss, shrinkage }: BoostSettings): number {
  const shrink = rows.length / (rows.length + shrinkage);
  const values = new Float64Array(rows.length);
  let sum = 0;
  for (let index = 0; index < rows.length; index += 1) {
    values[index] = left[rows[index]!]!;
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

function splitRows(
  rows: Int32Array,
  share: number,
  random: () => number,
): [seen: Int32Array, unseen: Int32Array] {
  const shuffled = new Int32Array(rows.length);
  let seen = 0;
  let unseen = 0;
  for (const row of rows) {
    if (random() < share) shuffled[seen++] = row;
    else shuffled[rows.length - ++unseen] = row;
  }
  return [shuffled.subarray(0, seen), shuffled.subarray(seen)];
}

function chooseColumns(count: number, share: number, random: () => number): number[] {
  const chosen = Array.from({ length: count }, (_, column) => column).filter(() => random() < share);
  return chosen.length > 0 ? chosen : [Math.floor(random() * count)];
}
