import type { ContactMethod, ContactTime } from '@soumdar/contract';
import { readJson, tabStore } from '../storage.ts';
import { pageState } from '../ui/history-entry.ts';
import { manualDraftKey, pendingManualKey } from './forget-manual-request.ts';
import { toRequest, type PropertyDetails, type ResultsState } from './results-state.ts';

export interface ManualChoices {
  preferred_contact_method: ContactMethod;
  preferred_contact_time: ContactTime;
  message: string;
}

interface Draft {
  /** choices fill no form about another property */
  property: string;
  choices: Partial<ManualChoices>;
}

const nameOf = (property: PropertyDetails) => JSON.stringify(toRequest(property));

export function readChoices(property: PropertyDetails): Partial<ManualChoices> {
  const draft = readJson(tabStore, manualDraftKey) as Draft | null;
  return draft?.property === nameOf(property) ? draft.choices : {};
}

export function saveChoices(property: PropertyDetails, choices: Partial<ManualChoices>) {
  const draft: Draft = { property: nameOf(property), choices };
  tabStore.setItem(manualDraftKey, JSON.stringify(draft));
}

/** Waits for the next sign-in. */
interface PendingManualRequest {
  /** the only account whose contact may go with it; undefined when unknown */
  accountId: string | undefined;
  results: ResultsState;
  choices: ManualChoices;
}

/** The results return without an open dialog. */
export function savePendingManualRequest({ results, ...pending }: PendingManualRequest) {
  tabStore.setItem(pendingManualKey, JSON.stringify({ ...pending, results: pageState(results) }));
}

/** null for any other account */
export function readPendingManualRequest(accountId: string | undefined): PendingManualRequest | null {
  const pending = readJson(tabStore, pendingManualKey) as PendingManualRequest | null;
  return pending && (pending.accountId ?? accountId) === accountId ? pending : null;
}

export function clearPendingManualRequest() {
  tabStore.removeItem(pendingManualKey);
}
