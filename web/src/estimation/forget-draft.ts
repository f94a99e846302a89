import { tabStore } from '../storage.ts';

/** Separate from the draft, which the first page does not load. */
export const draftKey = 'estimationDraft';

export function forgetDraft() {
  tabStore.removeItem(draftKey);
}
