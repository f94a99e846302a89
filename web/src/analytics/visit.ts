import { tabStore, visitKey as key } from '../storage.ts';

/** A visitor's stay in one tab, for the external service. */
export interface Visit {
  id: string;
  /** the account it is linked to */
  userId?: string;
}

/** A visit of another account is not continued. */
export function continuedVisit(stored: Visit | null, userId: string | undefined): Visit {
  const others = stored?.userId !== undefined && stored.userId !== userId;
  const id = stored && !others ? stored.id : crypto.randomUUID();
  return userId === undefined ? { id } : { id, userId };
}

export function readVisit(): Visit | null {
  return JSON.parse(tabStore.getItem(key) ?? 'null') as Visit | null;
}

export function saveVisit(visit: Visit) {
  tabStore.setItem(key, JSON.stringify(visit));
}

export function forgetVisit() {
  tabStore.removeItem(key);
}
