type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * One of the browser's storages. Where it is blocked or full, and throws, what it would have kept lives as long as the
 * page: the site works, it only does not remember.
 */
function storeIn(open: () => Storage): Store {
  const ofPage = new Map<string, string>();
  return {
    getItem(key) {
      const stored = ofPage.get(key);
      if (stored !== undefined) return stored;
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key, value) {
      try {
        open().setItem(key, value);
        ofPage.delete(key);
      } catch {
        ofPage.set(key, value);
      }
    },
    removeItem(key) {
      ofPage.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // nothing was kept there
      }
    },
  };
}

/** Kept until removed, and shared by the tabs. */
export const browserStore = storeIn(() => localStorage);
/** Kept as long as the tab, and its own. */
export const tabStore = storeIn(() => sessionStorage);

/** Where the browser keeps who is signed in. */
export const userKey = 'user';

/** The JSON kept under a key; null where there is none, or none that can be read. */
export function readJson(store: Store, key: string): unknown {
  try {
    return JSON.parse(store.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** What the browser keeps for a while: a password between registering and signing in, and answers that wait for a registration. */
export const tempPasswordKey = 'tempPassword';
export const registrationDraftKey = 'registrationDraft';

/** What is kept under such a key is removed once its time is over; run when the site starts, for what was kept before. */
export function expire(key: string) {
  const stored = readJson(browserStore, key) as { until: number } | null;
  const leftMs = stored ? stored.until - Date.now() : 0;
  if (leftMs > 0) setTimeout(() => expire(key), leftMs);
  else browserStore.removeItem(key);
}

/** Forgets all that the tab keeps. */
export function emptyTabStore() {
  try {
    for (const key of Object.keys(sessionStorage)) tabStore.removeItem(key);
  } catch {
    // nothing was kept there
  }
}
