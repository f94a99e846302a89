import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { spreadApart, type Point } from './spread-apart.ts';

const room = { fixed: [85, 60], distance: 15, low: [8, 8], high: [162, 104] } as const;
const gaps = (points: readonly Point[]) =>
  points.flatMap(([x, y], at) => points.slice(0, at).map((other) => Math.hypot(x - other[0], y - other[1])));

it('marks that lie on each other and on the property are each to be seen', () => {
  const near = fc.tuple(fc.integer({ min: 60, max: 110 }), fc.integer({ min: 40, max: 80 }));
  fc.assert(
    fc.property(fc.array(near, { maxLength: 8 }), (marks) => {
      const moved = spreadApart(marks, room);
      expect(Math.min(room.distance, ...gaps([room.fixed, ...moved]))).toBeGreaterThan(room.distance - 0.1);
    }),
  );
  const alike = spreadApart(
    Array.from({ length: 8 }, () => room.fixed),
    room,
  );
  expect(Math.min(...gaps([room.fixed, ...alike]))).toBeGreaterThan(room.distance - 0.1);
});

it('a mark that covers nothing stays where its place is', () => {
  const alone: Point[] = [
    [20, 20],
    [150, 90],
  ];
  expect(spreadApart(alone, room)).toEqual(alone);
});
