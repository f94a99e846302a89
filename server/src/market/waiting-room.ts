/**
 * Lets estimates wait for the first market, which a process that has just started is reading; `most` of them at once, so
 * that signing in and all else find a place meanwhile. The others go on without, as everybody does once it is settled.
 */
export function waitingRoom(firstMarket: Promise<void>, most: number): () => Promise<void> {
  let waiting = 0;
  return async () => {
    if (waiting >= most) return;
    waiting += 1;
    await firstMarket;
    waiting -= 1;
  };
}
