import { tabStore } from '../storage.ts';

/** What the form of a manual request, and a request on its way through the login, are kept under: apart from them, which the first page does without. */
export const manualDraftKey = 'manualRequestDraft';
export const pendingManualKey = 'pendingManualRequest';

/** Nothing of a manual request stays in the tab. */
export function forgetManualRequest() {
  tabStore.removeItem(manualDraftKey);
  tabStore.removeItem(pendingManualKey);
}
