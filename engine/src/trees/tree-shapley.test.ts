import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../statistics/seeded-random.ts';
import { boost } from './boost.ts';
import { toColumns } from './histogram.ts';
import { predict } from './predict.ts';
import { addTreeShapley } from './tree-shapley.ts';

const columns = 4;
const settings = {
  loss: 'squared',
  trees: 6,
  learningRate: 0.5,
  leaves: 10,
  rowsPerLeaf: 2,
  shrinkage: 0,
  rowShare: 0.9,
  columnShare: 1,
} as const;
const row = fc
  .array(fc.integer({ min: 0, max: 4 }), { minLength: columns, maxLength: columns })
  .map((bins) => Uint8Array.from(bins));

/** By the definition: averages a column's effect over all orders. */
function byAllOrders(worth: (taken: ReadonlySet<number>) => number): number[] {
  const orders = (rest: number[]): number[][] =>
    rest.length === 0
      ? [[]]
      : rest.flatMap((first) =>
          orders(rest.filter((other) => other !== first)).map((order) => [first, ...order]),
        );
  const all = orders(Array.from({ length: columns }, (_, column) => column));
  const shares = Array.from({ length: columns }, () => 0);
  for (const order of all) {
    const taken = new Set<number>();
    for (const column of order) {
      const before = worth(taken);
      taken.add(column);
      shares[column]! += (worth(taken) - before) / all.length;
    }
  }
  return shares;
}

test('each column gets what it adds on average over all orders of turning, by the definition', () => {
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 30, maxLength: 60 }),
      row,
      row,
      fc.nat(),
      (rows, subject, reference, seed) => {
        const random = seededRandom(seed);
        const targets = Float64Array.from(rows, random);
        const trees = boost(toColumns(rows), targets, Int32Array.from(rows.keys()), settings, random);
        const shares = new Float64Array(columns);
        addTreeShapley(trees, subject, reference, 2, shares);
        const expected = byAllOrders(
          (taken) =>
            2 *
            predict(
              trees,
              reference.map((bin, column) => (taken.has(column) ? subject[column]! : bin)),
            ),
        );
        expected.forEach((share, column) => expect(shares[column]).toBeCloseTo(share, 5));
      },
    ),
    { numRuns: 40 },
  );
});
