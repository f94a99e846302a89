/** Points of a few dimensions in a balanced tree without pointers: the middle element of each range of the array splits it. */
export interface KdTree {
  dimensions: number;
  /** Coordinates, point after point, in the order of the tree. */
  points: Float64Array;
  /** Index of each of them in the points that were given. */
  numbers: Int32Array;
}

/** Ranges this small are searched linearly. */
const leafSize = 16;

export function buildKdTree(coordinates: Float64Array, dimensions: number): KdTree {
  const numbers = Int32Array.from({ length: coordinates.length / dimensions }, (_, number) => number);
  const coordinate = (at: number, axis: number) => coordinates[numbers[at]! * dimensions + axis]!;
  const split = (start: number, end: number, axis: number) => {
    if (end - start <= leafSize) return;
    const middle = (start + end) >> 1;
    select(numbers, start, end - 1, middle, (at) => coordinate(at, axis));
    const next = (axis + 1) % dimensions;
    split(start, middle, next);
    split(middle + 1, end, next);
  };
  split(0, numbers.length, 0);
  const points = Float64Array.from({ length: coordinates.length }, (_, at) =>
    coordinate(Math.floor(at / dimensions), at % dimensions),
  );
  return { dimensions, points, numbers };
}

/** Moves the numbers so that the one at `middle` has none greater before it and none smaller after it (Hoare's quickselect). */
function select(
  numbers: Int32Array,
  first: number,
  last: number,
  middle: number,
  valueAt: (at: number) => number,
): void {
  while (first < last) {
    const pivot = valueAt((first + last) >> 1);
    let low = first;
    let high = last;
    while (low <= high) {
      while (valueAt(low) < pivot) low += 1;
      while (valueAt(high) > pivot) high -= 1;
      if (low > high) break;
      [numbers[low], numbers[high]] = [numbers[high]!, numbers[low]!];
      low += 1;
      high -= 1;
    }
    if (middle <= high) last = high;
    else if (middle >= low) first = low;
    else return;
  }
}

/** The indexes of the `count` points nearest to a place, the nearest first. */
export function nearest(tree: KdTree, place: readonly number[], count: number): number[] {
  const { dimensions, points, numbers } = tree;
  const found: number[] = [];
  const distances: number[] = [];
  const farthest = () => (found.length < count ? Infinity : distances.at(-1)!);

  const look = (at: number) => {
    let distance = 0;
    for (let axis = 0; axis < dimensions; axis += 1)
      distance += (points[at * dimensions + axis]! - place[axis]!) ** 2;
    if (distance >= farthest()) return;
    let rank = found.length < count ? found.length : count - 1;
    for (; rank > 0 && distances[rank - 1]! > distance; rank -= 1) {
      distances[rank] = distances[rank - 1]!;
      found[rank] = found[rank - 1]!;
    }
    distances[rank] = distance;
    found[rank] = numbers[at]!;
  };
  const search = (start: number, end: number, axis: number) => {
    if (end - start <= leafSize) {
      for (let at = start; at < end; at += 1) look(at);
      return;
    }
    const middle = (start + end) >> 1;
    const beyond = place[axis]! - points[middle * dimensions + axis]!;
    const next = (axis + 1) % dimensions;
    const left = () => search(start, middle, next);
    const right = () => search(middle + 1, end, next);
    const [near, far] = beyond < 0 ? [left, right] : [right, left];
    near();
    look(middle);
    if (beyond * beyond < farthest()) far();
  };
  search(0, numbers.length, 0);
  return found;
}
