import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * False in a page drawn at build, and while the browser takes it over: what the build could not know (the day, what the
 * server is set to) is drawn right after.
 */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
