import pLimit from 'p-limit';

/** Undefined while too many others wait. */
export type RenderCache<Rendered> = (
  key: string,
  draw: () => Promise<Rendered>,
) => Promise<Rendered> | undefined;

/** A failure is not cached. */
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
