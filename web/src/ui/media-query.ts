import { useSyncExternalStore } from 'react';

/** Follows a media query, so that what a screen does not show is not loaded either. */
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

/** Tailwind's `lg`: where a screen has room for a map beside its form. */
export const largeScreen = '(min-width: 64rem)';
