import { tabStore } from '../storage.ts';

/** Separate from the decisions, which the first page does not load. */
export const decisionsKey = 'decisions';

export function forgetDecisions() {
  tabStore.removeItem(decisionsKey);
}
