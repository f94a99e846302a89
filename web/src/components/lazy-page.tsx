import { lazy, useSyncExternalStore, type ComponentType } from 'react';

let underWay = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1) {
  underWay += change;
  // a page is asked for while another one renders
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}

/** A page whose code is fetched when it is first shown; {@link LoadingBar} says meanwhile that it is on its way. */
export function lazyPage<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    count(1);
    try {
      return await load();
    } finally {
      count(-1);
    }
  });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Whether the code of a page is on its way. Whoever has the pages drawn asks for it, and so draws them again when one is
 * there: React by itself would show it only 300 ms after the place of it was shown empty.
 */
export function usePageUnderWay(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => underWay > 0,
    () => false,
  );
}

/** The page one leaves stays until the next one is there: on a slow network this bar answers the click. */
export function LoadingBar({ pageUnderWay }: { pageUnderWay: boolean }) {
  return pageUnderWay ? (
    <div role="status" className="fixed inset-x-0 top-0 z-loading h-1 animate-late bg-sea-tint">
      <div className="h-full w-1/3 animate-to-and-fro bg-clay" />
      <span className="sr-only">Chargement…</span>
    </div>
  ) : null;
}
