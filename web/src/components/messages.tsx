import { useEffect } from 'react';
import { useLatePart } from '../ui/late-part.ts';
import { onMessage } from '../ui/toasts.ts';

const loadViewport = () => import('../ui/toast-viewport.tsx');

/**
 * Shows what `toasts` say. What draws them is fetched once the page is `settled`, or for the first message if one comes
 * before; where the network failed, for the next.
 */
export function Messages({ settled }: { settled: boolean }) {
  const [Viewport, fetchViewport] = useLatePart(loadViewport);
  useEffect(() => {
    if (settled) void fetchViewport();
    return onMessage(() => void fetchViewport());
  }, [settled, fetchViewport]);
  return Viewport ? <Viewport /> : null;
}
