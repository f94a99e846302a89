import { useSyncExternalStore } from 'react';
import { browserStore } from '../storage.ts';

/** All tabs share the choice. */
export function storedChoice(key: string) {
  const listeners = new Set<() => void>();
  const read = () => browserStore.getItem(key);

  function subscribe(listener: () => void) {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  }

  return {
    read,
    /** null removes it */
    write(value: string | null) {
      if (value === null) browserStore.removeItem(key);
      else browserStore.setItem(key, value);
      for (const listener of listeners) listener();
    },
    /** undefined when rendered without a browser */
    use: () => useSyncExternalStore<string | null | undefined>(subscribe, read, () => undefined),
  };
}
