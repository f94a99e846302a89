import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildKdTree, nearest } from './kd-tree.ts';

const coordinate = fc.integer({ min: -20, max: 20 });
const place = fc.tuple(coordinate, coordinate, coordinate);

test('finds the points that looking at all of them finds', () => {
  fc.assert(
    fc.property(
      fc.array(place, { maxLength: 200 }),
      place,
      fc.integer({ min: 1, max: 20 }),
      (points, from, count) => {
        // squared distances of whole numbers compare exactly
        const away = (point: readonly number[]) =>
          point.reduce((sum, value, axis) => sum + (value - from[axis]!) ** 2, 0);
        const found = nearest(buildKdTree(Float64Array.from(points.flat()), 3), from, count);
        expect(found.map((number) => away(points[number]!))).toEqual(
          points
            .map(away)
            .toSorted((a, b) => a - b)
            .slice(0, count),
        );
        expect(new Set(found).size).toBe(found.length);
      },
    ),
  );
});
