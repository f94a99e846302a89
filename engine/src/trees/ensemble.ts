/**
 * Many regression trees in flat arrays. A node with `feature` = `leaf` carries a value; any other sends bins up to `threshold`
 * to `children[node]` and the rest to the node after it. Bin 0 means missing and follows the `missingLeft` bit of `feature`.
 */
export interface Ensemble {
  roots: Int32Array;
  features: Uint8Array;
  thresholds: Uint8Array;
  /** Left child; the right one follows it. */
  children: Int32Array;
  values: Float32Array;
}

export const leaf = 127;
export const missingLeft = 128;

/** Whether a bin goes to the left child of a node. */
export function goesLeft(feature: number, threshold: number, bin: number): boolean {
  return bin === 0 ? (feature & missingLeft) !== 0 : bin <= threshold;
}

export function joinEnsembles(parts: readonly Ensemble[]): Ensemble {
  const offsets: number[] = [];
  let nodes = 0;
  for (const part of parts) {
    offsets.push(nodes);
    nodes += part.features.length;
  }
  const joined: Ensemble = {
    roots: Int32Array.from(
      parts.flatMap((part, index) => Array.from(part.roots, (root) => root + offsets[index]!)),
    ),
    features: new Uint8Array(nodes),
    thresholds: new Uint8Array(nodes),
    children: new Int32Array(nodes),
    values: new Float32Array(nodes),
  };
  parts.forEach((part, index) => {
    const offset = offsets[index]!;
    joined.features.set(part.features, offset);
    joined.thresholds.set(part.thresholds, offset);
    joined.values.set(part.values, offset);
    part.children.forEach((child, node) => {
      joined.children[offset + node] = child + offset;
    });
  });
  return joined;
}
