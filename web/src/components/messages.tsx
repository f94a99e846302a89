import { useEffect } from 'react';
import { useLatePart } from '../ui/late-part.ts';
import { onMessage } from '../ui/toasts.ts';

const loadViewport = () => import('../ui/toast-viewport.tsx');

/**
 * Shows what `toasts` say. What draws them is fetched once the page is `settled`, or for the first message if one comes
 * before; where the network failed, for the next, or once it is back.
 */
export function Messages({ settled }: { settled: boolean }) {
  const [Viewport, fetchViewport] = useLatePart(loadViewport, settled);
  useEffect(() => {
    const fetchAgain = () => void fetchViewport();
    window.addEventListener('online', fetchAgain);
    const stop = onMessage(fetchAgain);
    return () => {
      window.removeEventListener('online', fetchAgain);
      stop();
    };
  }, [fetchViewport]);
  return Viewport ? <Viewport /> : null;
}
