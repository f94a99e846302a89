import { tabStore } from '../storage.ts';

/** What is typed to decide about properties is kept under it; apart from them, which the first page does without. */
export const decisionsKey = 'decisions';

/** Nothing of it stays in the tab. */
export function forgetDecisions() {
  tabStore.removeItem(decisionsKey);
}
