import { useEffect, useState, type ComponentType } from 'react';
import { onMessage } from '../ui/toasts.ts';

/**
 * Shows what `toasts` say. What draws them is fetched once the page is `settled`, or for the first message if one comes
 * before; where the network failed, for the next.
 */
export function Messages({ settled }: { settled: boolean }) {
  const [Viewport, setViewport] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      void import('../ui/toast-viewport.tsx').then(
        (loaded) => setViewport(() => loaded.default),
        () => null,
      );
    if (settled) load();
    return onMessage(load);
  }, [settled]);
  return Viewport ? <Viewport /> : null;
}
