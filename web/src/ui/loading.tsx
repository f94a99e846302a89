import { Spinner } from './loading-overlay.tsx';

/** Stands for what is on its way; shows only when that takes longer than a blink. */
export function Loading() {
  return (
    <div role="status" className="grid animate-late place-items-center py-16">
      <Spinner />
      <span className="sr-only">Chargement…</span>
    </div>
  );
}
