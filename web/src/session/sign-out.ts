import { browserStore, registrationDraftKey } from '../storage.ts';
import { announceSignOut, clearSession, forgetTyped } from './session.ts';

/** An expired session leaves the drafts for after the next sign-in. */
export function signOut() {
  announceSignOut();
  clearSession();
  forgetTyped();
  browserStore.removeItem(registrationDraftKey);
}
