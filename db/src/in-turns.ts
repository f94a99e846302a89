import { setImmediate as nextTurn } from 'node:timers/promises';

const atATime = 20;

/** Maps a list that may be long; other calls take turns in between. */
export async function mapInTurns<Item, Mapped>(
  items: readonly Item[],
  map: (item: Item) => Mapped,
): Promise<Mapped[]> {
  const mapped: Mapped[] = [];
  for (const item of items) {
    if (mapped.length % atATime === 0) await nextTurn();
    mapped.push(map(item));
  }
  return mapped;
}
