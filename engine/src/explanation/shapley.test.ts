import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shapleyValues } from './shapley.ts';

test('in the glove game, of one left and two right gloves, the left one earns two thirds of a pair', () => {
  const left = 1;
  const shares = shapleyValues(3, (taken) => (taken & left && taken & ~left ? 1 : 0));
  [2 / 3, 1 / 6, 1 / 6].forEach((share, player) => expect(shares[player]).toBeCloseTo(share, 12));
});

test('the shares of any game add up to what all earn together', () => {
  const games = fc
    .integer({ min: 1, max: 6 })
    .chain((players) =>
      fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 1 << players, maxLength: 1 << players }),
    );
  fc.assert(
    fc.property(games, (worth) => {
      const shares = shapleyValues(Math.log2(worth.length), (taken) => worth[taken]!);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(worth.at(-1)! - worth[0]!, 9);
    }),
  );
});

test('where players interact in pairs only, each pair shares equally what it adds together', () => {
  const alone = [3, -1, 4, 1, 5, 9];
  const together = (a: number, b: number) => (a + 1) * (b + 2);
  const worth = (taken: number) => {
    const joined = [...alone.keys()].filter((player) => taken & (1 << player));
    const pairs = joined.flatMap((a) => joined.filter((b) => b > a).map((b) => together(a, b)));
    return [...joined.map((player) => alone[player]!), ...pairs].reduce((sum, value) => sum + value, 0);
  };
  const shares = shapleyValues(alone.length, worth);
  alone.forEach((own, player) => {
    const others = [...alone.keys()].filter((other) => other !== player);
    const paired = others.map((other) => together(Math.min(player, other), Math.max(player, other)) / 2);
    expect(shares[player]).toBeCloseTo(
      paired.reduce((sum, value) => sum + value, own),
      9,
    );
  });
});
