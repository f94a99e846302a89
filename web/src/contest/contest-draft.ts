import { manualDraftKey } from '../estimation/forget-manual-request.ts';
import { readJson, tabStore } from '../storage.ts';
import { emptyContest, type ContestAnswers } from './contest-answers.ts';

/** A session that ends leaves it for the same account; signing out does not. */
interface Draft {
  accountId: string | undefined;
  answers: ContestAnswers;
}

const keyOf = (id: string) => `${manualDraftKey}:${id}`;

/** Of the estimate, as this account left it. */
export function readContestDraft(id: string, accountId: string | undefined): ContestAnswers {
  const draft = readJson(tabStore, keyOf(id)) as Draft | null;
  return draft && draft.accountId === accountId ? draft.answers : emptyContest;
}

export function saveContestDraft(id: string, draft: Draft) {
  tabStore.setItem(keyOf(id), JSON.stringify(draft));
}

export function forgetContestDraft(id: string) {
  tabStore.removeItem(keyOf(id));
}
