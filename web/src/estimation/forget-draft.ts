import { tabStore } from '../storage.ts';

/** What the wizard's draft is kept under. It stands apart from the draft, which the first page does without. */
export const draftKey = 'estimationDraft';

/** Nothing of the wizard stays in the tab. */
export function forgetDraft() {
  tabStore.removeItem(draftKey);
}
