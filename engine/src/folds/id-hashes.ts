import { hashText } from './hash.ts';

/** Hashes of ids as pairs of 32-bit numbers, ascending. */
export function idHashes(ids: readonly string[]): Uint32Array {
  const hashes = ids.map((id) => hashText(id)).sort(compareHashes);
  return Uint32Array.from(hashes.flat());
}

export function compareHashes(one: readonly number[], other: readonly number[]): number {
  return one[0]! - other[0]! || one[1]! - other[1]!;
}

/** -1 where the id is not among them. */
export function positionOfId(hashes: Uint32Array, id: string): number {
  const [first, second] = hashText(id);
  let low = 0;
  let high = hashes.length / 2;
  while (low < high) {
    const middle = (low + high) >> 1;
    const here = hashes[middle * 2]!;
    if (here < first || (here === first && hashes[middle * 2 + 1]! < second)) low = middle + 1;
    else high = middle;
  }
  return hashes[low * 2] === first && hashes[low * 2 + 1] === second ? low : -1;
}
