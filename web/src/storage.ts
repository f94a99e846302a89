export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/** Where the storage is blocked or full, values live as long as the page. */
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
        // nothing was stored
      }
    },
    clear() {
      ofPage.clear();
      try {
        open().clear();
      } catch {
        // nothing was stored
      }
    },
  };
}

/** Shared by the tabs. */
export const browserStore = storeIn(() => localStorage);
/** Ends with the tab. */
export const tabStore = storeIn(() => sessionStorage);
/** Ends with the page, as nothing is stored. */
export const pageStore = storeIn(() => {
  throw new Error('no storage');
});

export const userKey = 'user';

/** null where there is none, or none that can be read */
export function readJson(store: Store, key: string): unknown {
  try {
    return JSON.parse(store.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** These values expire. */
export const tempPasswordKey = 'tempPassword';
export const registrationDraftKey = 'registrationDraft';

/** Also run at start, for values stored earlier. */
export function expire(key: string) {
  const stored = readJson(browserStore, key) as { until: number } | null;
  const leftMs = stored ? stored.until - Date.now() : 0;
  if (leftMs > 0) setTimeout(() => expire(key), leftMs);
  else browserStore.removeItem(key);
}

export const visitKey = 'analyticsVisit';

/** When somebody signs out; what the visit is counted by goes on. */
export function forgetTyped() {
  const visit = tabStore.getItem(visitKey);
  tabStore.clear();
  pageStore.clear();
  if (visit !== null) tabStore.setItem(visitKey, visit);
}
