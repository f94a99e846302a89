import { useSyncExternalStore } from 'react';

/** Follows a media query, so that hidden parts are not loaded either. */
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

/** Tailwind's `lg`: room for a map next to a form. */
export const largeScreen = '(min-width: 64rem)';
