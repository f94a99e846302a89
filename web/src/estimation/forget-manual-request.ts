import { tabStore } from '../storage.ts';

/** Separate from the manual request, which the first page does not load. */
export const manualDraftKey = 'manualRequestDraft';
export const pendingManualKey = 'pendingManualRequest';

export function forgetManualRequest() {
  tabStore.removeItem(manualDraftKey);
  tabStore.removeItem(pendingManualKey);
}
