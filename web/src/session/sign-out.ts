import { browserStore, forgetTyped, registrationDraftKey } from '../storage.ts';
import { announceSignOut, clearSession } from './session.ts';

/** An expired session leaves the drafts for after the next sign-in. */
export function signOut() {
  announceSignOut();
  clearSession();
  forgetTyped();
  browserStore.removeItem(registrationDraftKey);
}
