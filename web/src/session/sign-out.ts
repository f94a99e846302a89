import { forgetDecisions } from '../estimation/forget-decisions.ts';
import { forgetDraft } from '../estimation/forget-draft.ts';
import { browserStore, registrationDraftKey } from '../storage.ts';
import { clearSession } from './session.ts';

/**
 * Ends the session because its owner wishes so: what they typed goes with them. A session that merely expires leaves it
 * to be taken up after signing in again.
 */
export function signOut() {
  clearSession();
  forgetDraft();
  forgetDecisions();
  browserStore.removeItem(registrationDraftKey);
}
