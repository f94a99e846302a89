import { browserStore, expire, readJson } from './storage.ts';

/** What the browser keeps under a key for so long, and gives back until then. */
export function expiring<Value extends object>(key: string, lifetimeMs: number) {
  type Stored = Value & { /** ms since the epoch */ until: number };
  return {
    read(): Stored | null {
      expire(key);
      return readJson(browserStore, key) as Stored | null;
    },
    /** @param until of what takes the place of something kept before */
    save(value: Value, until = Date.now() + lifetimeMs) {
      browserStore.setItem(key, JSON.stringify({ ...value, until }));
      expire(key);
    },
  };
}
