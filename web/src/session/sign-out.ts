import { browserStore, registrationDraftKey, tabStore } from '../storage.ts';
import { announceSignOut, clearSession } from './session.ts';

/** An expired session leaves the drafts for after the next sign-in. */
export function signOut() {
  announceSignOut();
  clearSession();
  tabStore.clear();
  browserStore.removeItem(registrationDraftKey);
}
