import type { ContactMethod, ContactTime } from '@soumdar/contract';
import { readJson, tabStore } from '../storage.ts';
import { pageState } from '../ui/history-entry.ts';
import { manualDraftKey, pendingManualKey } from './forget-manual-request.ts';
import { toRequest, type PropertyDetails, type ResultsState } from './results-state.ts';

/** What the form of a manual request asks. */
export interface ManualChoices {
  preferred_contact_method: ContactMethod;
  preferred_contact_time: ContactTime;
  message: string;
}

interface Draft {
  /** the choices are about this property, and fill no form about another */
  property: string;
  choices: Partial<ManualChoices>;
}

const nameOf = (property: PropertyDetails) => JSON.stringify(toRequest(property));

/** What was chosen and typed before a reload, a lost answer or a detour through the login. */
export function readChoices(property: PropertyDetails): Partial<ManualChoices> {
  const draft = readJson(tabStore, manualDraftKey) as Draft | null;
  return draft?.property === nameOf(property) ? draft.choices : {};
}

export function saveChoices(property: PropertyDetails, choices: Partial<ManualChoices>) {
  const draft: Draft = { property: nameOf(property), choices };
  tabStore.setItem(manualDraftKey, JSON.stringify(draft));
}

/** A manual request whose session had ended, kept for the way through the login. */
interface PendingManualRequest {
  /** who made it: nobody else's contact goes with it; undefined when that is not known */
  accountId: string | undefined;
  results: ResultsState;
  choices: ManualChoices;
}

/** Its results come back as a page on which nothing lies open. */
export function savePendingManualRequest({ results, ...pending }: PendingManualRequest) {
  tabStore.setItem(pendingManualKey, JSON.stringify({ ...pending, results: pageState(results) }));
}

/** The request to be taken up by this account; null for anybody else. */
export function readPendingManualRequest(accountId: string | undefined): PendingManualRequest | null {
  const pending = readJson(tabStore, pendingManualKey) as PendingManualRequest | null;
  return pending && (pending.accountId ?? accountId) === accountId ? pending : null;
}

export function clearPendingManualRequest() {
  tabStore.removeItem(pendingManualKey);
}
