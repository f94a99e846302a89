import { browserStore, expire, readJson } from './storage.ts';

export function expiring<Value extends object>(key: string, lifetimeMs: number) {
  type Stored = Value & { /** ms since the epoch */ until: number };
  return {
    read(): Stored | null {
      expire(key);
      return readJson(browserStore, key) as Stored | null;
    },
    /** @param until of the value that it replaces */
    save(value: Value, until = Date.now() + lifetimeMs) {
      browserStore.setItem(key, JSON.stringify({ ...value, until }));
      expire(key);
    },
  };
}
