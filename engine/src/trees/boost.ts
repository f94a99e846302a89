import { median } from '../quantile.ts';
import { goesLeft, leaf, missingLeft, type Ensemble } from './ensemble.ts';
import { growTree, type NodeList, type TreeShape } from './grow-tree.ts';

export type Loss = 'absolute' | 'squared';

export interface BoostSettings extends TreeShape {
  loss: Loss;
  trees: number;
  learningRate: number;
  /** Share of the rows, and of the columns, that each tree sees. */
  rowShare: number;
  columnShare: number;
}

/**
 * Gradient boosting of `targets` over `rows` of binned columns (Friedman 2001): each tree learns what the ones before it left.
 * With the absolute loss a leaf is worth the median of what is left there, with the squared loss the mean.
 */
export function boost(
  columns: readonly Uint8Array[],
  targets: Float64Array,
  rows: Int32Array,
  settings: BoostSettings,
  random: () => number,
): Ensemble {
  const nodes: NodeList = { features: [], thresholds: [], children: [], values: [] };
  const roots: number[] = [];
  const left = targets.slice();
  const gradients = new Float64Array(targets.length);
  const pool: Float64Array[] = [];
  for (let tree = 0; tree < settings.trees; tree += 1) {
    for (const row of rows)
      gradients[row] = settings.loss === 'absolute' ? Math.sign(left[row]!) : left[row]!;
    const [seen, unseen] = splitRows(rows, settings.rowShare, random);
    const chosen = chooseColumns(columns.length, settings.columnShare, random);
    const root = nodes.features.length;
    roots.push(root);
    for (const grown of growTree(columns, chosen, gradients, seen, settings, nodes, pool)) {
      const inLeaf = seen.subarray(grown.start, grown.end);
      const value = Math.fround(settings.learningRate * leafValue(left, inLeaf, settings));
      nodes.values[grown.node] = value;
      for (const row of inLeaf) left[row]! -= value;
    }
    for (const row of unseen) left[row]! -= valueFor(nodes, root, columns, row);
  }
  return {
    roots: Int32Array.from(roots),
    features: Uint8Array.from(nodes.features),
    thresholds: Uint8Array.from(nodes.thresholds),
    children: Int32Array.from(nodes.children),
    values: Float32Array.from(nodes.values),
  };
}

function leafValue(left: Float64Array, rows: Int32Array, settings: BoostSettings): number {
  const values = Float64Array.from(rows, (row) => left[row]!);
  if (settings.loss === 'absolute')
    return (median(values) * values.length) / (values.length + settings.shrinkage);
  let sum = 0;
  for (const value of values) sum += value;
  return sum / (values.length + settings.shrinkage);
}

function valueFor(nodes: NodeList, root: number, columns: readonly Uint8Array[], row: number): number {
  let node = root;
  for (;;) {
    const tagged = nodes.features[node]!;
    const column = tagged & ~missingLeft;
    if (column === leaf) return nodes.values[node]!;
    node =
      nodes.children[node]! + (goesLeft(tagged, nodes.thresholds[node]!, columns[column]![row]!) ? 0 : 1);
  }
}

function splitRows(rows: Int32Array, share: number, random: () => number): [Int32Array, Int32Array] {
  const seen = new Int32Array(rows.length);
  const unseen = new Int32Array(rows.length);
  let seenCount = 0;
  let unseenCount = 0;
  for (const row of rows) {
    if (random() < share) seen[seenCount++] = row;
    else unseen[unseenCount++] = row;
  }
  return [seen.slice(0, seenCount), unseen.subarray(0, unseenCount)];
}

function chooseColumns(count: number, share: number, random: () => number): number[] {
  const chosen = Array.from({ length: count }, (_, column) => column).filter(() => random() < share);
  return chosen.length > 0 ? chosen : [Math.floor(random() * count)];
}
