/**
 * A node is one 32-bit number, so that a prediction reads little memory: column tested (7 bits, `leaf` for
 * none), missing values go left (1 bit), highest bin that goes left (8 bits), distance to the left child (16
 * bits), which the right child follows. Only leaves use values.
 */
export interface Ensemble {
  roots: Int32Array;
  nodes: Int32Array;
  values: Float32Array;
}

export const leaf = 127;

export function packSplit(
  column: number,
  missingLeft: boolean,
  threshold: number,
  childDistance: number,
): number {
  return (column << 25) | (missingLeft ? 1 << 24 : 0) | (threshold << 16) | childDistance;
}

export const packedLeaf = packSplit(leaf, false, 0, 0);

export function columnOf(node: number): number {
  return node >>> 25;
}

export function thresholdOf(node: number): number {
  return (node >>> 16) & 255;
}

export function childDistanceOf(node: number): number {
  return node & 65535;
}

export function takesMissingLeft(node: number): boolean {
  return (node & (1 << 24)) !== 0;
}

export function goesLeft(node: number, bin: number): boolean {
  return bin === 0 ? takesMissingLeft(node) : bin <= thresholdOf(node);
}

export function joinEnsembles(parts: readonly Ensemble[], scale: number): Ensemble {
  const size = parts.reduce((sum, part) => sum + part.nodes.length, 0);
  const joined: Ensemble = {
    roots: new Int32Array(parts.reduce((sum, part) => sum + part.roots.length, 0)),
    nodes: new Int32Array(size),
    values: new Float32Array(size),
  };
  let trees = 0;
  let nodes = 0;
  for (const part of parts) {
    joined.roots.set(
      part.roots.map((root) => root + nodes),
      trees,
    );
    joined.nodes.set(part.nodes, nodes);
    joined.values.set(
      part.values.map((value) => value * scale),
      nodes,
    );
    trees += part.roots.length;
    nodes += part.nodes.length;
  }
  return joined;
}
