import { Spinner } from './loading-overlay.tsx';

/**
 * Stands for what is on its way; shows only when that takes longer than a blink. As tall as the screen, so that what
 * follows it is not seen to move when what comes is there.
 */
export function Loading() {
  return (
    <div role="status" className="grid min-h-dvh animate-late content-start justify-items-center py-16">
      <Spinner />
      <span className="sr-only">Chargement…</span>
    </div>
  );
}
