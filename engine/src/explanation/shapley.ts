import { mostPlayersInFull } from '../parameters/params.ts';

/**
 * Shares out among players what they are worth together: each gets what it adds on average when they join one after the other
 * (Shapley, "A value for n-person games", 1953; for models: Lundberg & Lee, arXiv 1705.07874). `worth` gets a set of players as
 * bits. The average is over the orders that begin with each player in turn (beyond `mostPlayersInFull`, with two of them) and
 * their reverses: exact where players interact in pairs at most (Mitchell et al., arXiv 2104.12199).
 */
export function shapleyValues(players: number, worth: (taken: number) => number): number[] {
  const values = Array.from({ length: players }, () => 0);
  const step = players <= mostPlayersInFull ? 1 : Math.ceil(players / 2);
  const orders = 2 * Math.ceil(players / step);
  for (let first = 0; first < players; first += step) {
    const order = Array.from({ length: players }, (_, at) => (first + at) % players);
    for (const joining of [order, order.toReversed()]) {
      let taken = 0;
      let before = worth(taken);
      for (const player of joining) {
        taken |= 1 << player;
        const after = worth(taken);
        values[player]! += (after - before) / orders;
        before = after;
      }
    }
  }
  return values;
}
