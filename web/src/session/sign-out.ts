import { browserStore, registrationDraftKey } from '../storage.ts';
import { announceSignOut, clearSession, forgetTyped } from './session.ts';

/**
 * Ends the session because its owner wishes so: what they typed goes with them. A session that merely expires leaves it
 * to be taken up after signing in again.
 */
export function signOut() {
  announceSignOut();
  clearSession();
  forgetTyped();
  browserStore.removeItem(registrationDraftKey);
}
