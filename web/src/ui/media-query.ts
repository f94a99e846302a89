import { useSyncExternalStore } from 'react';

/** Hidden parts are then not loaded either. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}

/** Tailwind's `lg`. */
export const largeScreen = '(min-width: 64rem)';
