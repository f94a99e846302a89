import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in a prerendered page and during hydration, for what only the browser knows, such as the day. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
