interface Weighted {
  value: number;
  weight: number;
}

/** The one with as much weight below as above. */
export function middleOf<One extends Weighted>(all: readonly One[]): One {
  const sorted = all.toSorted((one, other) => one.value - other.value);
  let before = totalWeight(sorted) / 2;
  return sorted.find(({ weight }) => (before -= weight) <= 0) ?? sorted.at(-1)!;
}

export const totalWeight = (all: readonly Weighted[]) => all.reduce((sum, { weight }) => sum + weight, 0);
