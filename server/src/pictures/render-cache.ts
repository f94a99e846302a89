import pLimit from 'p-limit';

/** Undefined while too many others wait to be drawn. */
export type RenderCache<Rendered> = (
  key: string,
  draw: () => Promise<Rendered>,
) => Promise<Rendered> | undefined;

/** Draws each thing when it is first asked for, one at a time, and keeps those last asked for; what failed is drawn anew. */
export function createRenderCache<Rendered>({
  maxCached,
  mostWaiting,
}: {
  maxCached: number;
  mostWaiting: number;
}): RenderCache<Rendered> {
  const cached = new Map<string, Promise<Rendered>>();
  const inTurn = pLimit(1);

  function keep(key: string, rendered: Promise<Rendered>): Promise<Rendered> {
    // a map is in the order in which its keys were set
    cached.delete(key);
    cached.set(key, rendered);
    if (cached.size > maxCached) cached.delete(cached.keys().next().value!);
    return rendered;
  }

  return (key, draw) => {
    const known = cached.get(key);
    if (known) return keep(key, known);
    if (inTurn.pendingCount >= mostWaiting) return undefined;
    const rendered = inTurn(draw);
    rendered.catch(() => {
      if (cached.get(key) === rendered) cached.delete(key);
    });
    return keep(key, rendered);
  };
}
