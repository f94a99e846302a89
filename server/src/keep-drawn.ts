import pLimit from 'p-limit';

/** Undefined while too many others wait to be drawn. */
export type KeepDrawn<Drawn> = (key: string, draw: () => Promise<Drawn>) => Promise<Drawn> | undefined;

/** Draws each thing when it is first asked for, one at a time, and keeps those last asked for; what failed is drawn anew. */
export function keepDrawn<Drawn>({
  mostKept,
  mostWaiting,
}: {
  mostKept: number;
  mostWaiting: number;
}): KeepDrawn<Drawn> {
  const kept = new Map<string, Promise<Drawn>>();
  const inTurn = pLimit(1);

  function keep(key: string, drawn: Promise<Drawn>): Promise<Drawn> {
    // a map is in the order in which its keys were set
    kept.delete(key);
    kept.set(key, drawn);
    if (kept.size > mostKept) kept.delete(kept.keys().next().value!);
    return drawn;
  }

  return (key, draw) => {
    const known = kept.get(key);
    if (known) return keep(key, known);
    if (inTurn.pendingCount >= mostWaiting) return undefined;
    const drawn = inTurn(draw);
    drawn.catch(() => {
      if (kept.get(key) === drawn) kept.delete(key);
    });
    return keep(key, drawn);
  };
}
