import type { User } from '@soumdar/contract';
import { useDeferredValue, useSyncExternalStore } from 'react';
import { forgetDecisions } from '../estimation/forget-decisions.ts';
import { forgetDraft } from '../estimation/forget-draft.ts';
import { forgetManualRequest } from '../estimation/forget-manual-request.ts';
import { clearPendingEstimation } from '../estimation/pending-estimation.ts';
import { browserStore, userKey, expire, registrationDraftKey, tempPasswordKey } from '../storage.ts';

/** A signed-in visitor, as stored in the browser. */
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

/** The stored session, or null without a token or a valid user. The same object while nothing changes. */
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

/** Clears token, user, temporary password, pending estimation and unsent expert request. */
export function clearSession() {
  browserStore.removeItem(tokenKey);
  browserStore.removeItem(userKey);
  browserStore.removeItem(tempPasswordKey);
  clearPendingEstimation();
  forgetManualRequest();
  changed();
}

/**
 * Tells the other tabs that the session does not expire but is signed out: its token is blank before it is removed.
 */
export const announceSignOut = () => browserStore.setItem(tokenKey, '');

/** Also clears what its owner typed in this tab. */
export function forgetTyped() {
  forgetDraft();
  forgetDecisions();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Follows the session in all tabs. Its end appears only after the redirect that came with it, so that the page being
 * left does not show its login notice.
 */
export function useSession(): Session | null {
  const session = useSyncExternalStore(subscribe, currentSession, () => null);
  return useDeferredValue(session);
}

/** Run once at start: removes a half-stored session and an old password, and follows the other tabs. */
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

/**
 * A page in the back-forward cache receives no events. It is hidden there, and shown again only to the same account;
 * for any other it is reloaded.
 */
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
