import { browserStore, registrationDraftKey } from '../storage.ts';
import { announceSignOut, clearSession, forgetTyped } from './session.ts';

/**
 * Ends the session at its owner's wish, with everything typed. An expired session leaves that for after the next
 * sign-in.
 */
export function signOut() {
  announceSignOut();
  clearSession();
  forgetTyped();
  browserStore.removeItem(registrationDraftKey);
}
