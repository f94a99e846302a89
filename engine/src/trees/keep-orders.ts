import { childDistanceOf, columnOf, leaf, takesMissingLeft, thresholdOf } from './ensemble.ts';
import type { Column } from './histogram.ts';

/** What leads to a leaf, by column: bins from `low` to `high`, and whether missing values do. */
interface Box {
  node: number;
  low: Uint8Array;
  high: Uint8Array;
  missing: boolean[];
}

/**
 * Makes a tree monotonic in every ordered column, in place. Where one ordered column alone leads from a leaf
 * to another, values must follow its order: each leaf moves halfway between the highest of those that must
 * not be above it and the lowest of those that must not be below.
 */
export function keepOrders(nodes: readonly number[], columns: readonly Column[], values: number[]): void {
  const ordered = [...new Set(nodes.map(columnOf))].filter(
    (column) => column !== leaf && columns[column]!.order !== 0,
  );
  if (ordered.length === 0) return;
  const boxes = boxesOf(nodes, columns);
  const mayRise = boxes.map((from) =>
    boxes.map((to) => from === to || ordered.some((column) => leadsTo(from, to, column, columns))),
  );
  // by several steps too
  mayRise.forEach((reached, through) => {
    for (const from of mayRise) if (from[through]) reached.forEach((is, to) => (from[to] ||= is));
  });
  const stored = boxes.map((_, at) => {
    let highest = -Infinity;
    let lowest = Infinity;
    boxes.forEach(({ node }, other) => {
      if (mayRise[other]![at]) highest = Math.max(highest, values[node]!);
      if (mayRise[at]![other]) lowest = Math.min(lowest, values[node]!);
    });
    return (highest + lowest) / 2;
  });
  boxes.forEach(({ node }, at) => (values[node] = stored[at]!));
}

function boxesOf(nodes: readonly number[], columns: readonly Column[]): Box[] {
  const boxes: Box[] = [];
  const visit = (node: number, low: Uint8Array, high: Uint8Array, missing: boolean[]): void => {
    const packed = nodes[node]!;
    const column = columnOf(packed);
    if (column === leaf) {
      boxes.push({ node, low, high, missing });
      return;
    }
    const left = node + childDistanceOf(packed);
    const missingLeft = takesMissingLeft(packed);
    visit(left, low, high.with(column, thresholdOf(packed)), withMissing(missing, column, missingLeft));
    visit(
      left + 1,
      low.with(column, thresholdOf(packed) + 1),
      high,
      withMissing(missing, column, !missingLeft),
    );
  };
  visit(
    0,
    Uint8Array.from(columns, () => 1),
    Uint8Array.from(columns, ({ lastBin }) => lastBin),
    columns.map(() => true),
  );
  return boxes;
}

function withMissing(missing: boolean[], column: number, come: boolean): boolean[] {
  return come ? missing : missing.with(column, false);
}

/** Whether a change of one ordered column, in its order, moves some row from one leaf to the other. */
function leadsTo(from: Box, to: Box, column: number, columns: readonly Column[]): boolean {
  const [lower, upper] = columns[column]!.order > 0 ? [from, to] : [to, from];
  if (lower.high[column]! >= upper.low[column]!) return false;
  return columns.every(
    (_, other) =>
      other === column ||
      (from.missing[other] && to.missing[other]) ||
      (from.low[other]! <= to.high[other]! && to.low[other]! <= from.high[other]!),
  );
}
