/**
 * Shares out what players earn together beyond what they earn alone, each by what it adds on average over orders of joining
 * (Shapley, "A value for n-person games", 1953; for models: Lundberg & Lee, arXiv 1705.07874). `worth` gets a set of players as
 * bits. The orders are those that begin with each player in turn (of many players, with two of them), and their reverses: exact
 * where no more than two players act on each other (Mitchell et al., arXiv 2104.12199).
 */
export function shapleyValues(players: number, worth: (taken: number) => number): number[] {
  const values = Array.from({ length: players }, () => 0);
  const step = players <= 4 ? 1 : Math.ceil(players / 2);
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
