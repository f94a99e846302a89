import type { User } from '@soumdar/contract';
import { useDeferredValue, useSyncExternalStore } from 'react';
import { forgetDecisions } from '../estimation/forget-decisions.ts';
import { forgetManualRequest } from '../estimation/forget-manual-request.ts';
import { clearPendingEstimation } from '../estimation/pending-estimation.ts';
import {
  browserStore,
  expire,
  forgetTyped,
  registrationDraftKey,
  tempPasswordKey,
  userKey,
} from '../storage.ts';

export interface Session {
  token: string;
  user: User;
}

const tokenKey = 'token';
const listeners = new Set<() => void>();

function parseUser(stored: string | null): User | null {
  if (!stored || stored === 'undefined') return null;
  try {
    const user: unknown = JSON.parse(stored);
    if (typeof user !== 'object' || user === null) return null;
    return 'id' in user && user.id && 'email' in user && user.email ? (user as User) : null;
  } catch {
    return null;
  }
}

let cached: { token: string | null; stored: string | null; session: Session | null } | undefined;

/** The same object while nothing changes; null without a token or a valid user. */
export function currentSession(): Session | null {
  const token = browserStore.getItem(tokenKey);
  const stored = browserStore.getItem(userKey);
  if (!cached || cached.token !== token || cached.stored !== stored) {
    const user = parseUser(stored);
    cached = { token, stored, session: token && user ? { token, user } : null };
  }
  return cached.session;
}

function changed() {
  for (const listener of listeners) listener();
}

export function startSession(session: Session) {
  browserStore.setItem(tokenKey, session.token);
  browserStore.setItem(userKey, JSON.stringify(session.user));
  changed();
}

export function clearSession() {
  browserStore.removeItem(tokenKey);
  browserStore.removeItem(userKey);
  browserStore.removeItem(tempPasswordKey);
  clearPendingEstimation();
  forgetManualRequest();
  forgetDecisions();
  changed();
}

/** A blank token notifies the other tabs of a sign-out; an expired one is only removed. */
export const announceSignOut = () => browserStore.setItem(tokenKey, '');

export function onSessionChange(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Deferred until the redirect is shown, or the page being left would show its login notice. */
export function useSession(): Session | null {
  const session = useSyncExternalStore(onSessionChange, currentSession, () => null);
  return useDeferredValue(session);
}

/** Run once at start. */
export function watchSession() {
  expire(tempPasswordKey);
  expire(registrationDraftKey);
  if (!currentSession() && (browserStore.getItem(tokenKey) || browserStore.getItem(userKey))) clearSession();
  window.addEventListener('storage', (event) => {
    if (event.key === tokenKey && event.newValue === '') forgetTyped();
    const signedOutElsewhere = event.key === tokenKey && event.newValue === null;
    if (event.key === null || signedOutElsewhere) clearSession();
    else if (event.key === tokenKey || event.key === userKey) changed();
  });
  watchRestoredPage();
}

/** A page in the back-forward cache receives no events: it is shown again only to the same account. */
function watchRestoredPage() {
  const { style } = document.documentElement;
  let leftBy: string | null = null;
  window.addEventListener('pagehide', ({ persisted }) => {
    leftBy = browserStore.getItem(tokenKey);
    if (persisted) style.visibility = 'hidden';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && browserStore.getItem(tokenKey) !== leftBy) window.location.reload();
    else style.visibility = '';
  });
}
