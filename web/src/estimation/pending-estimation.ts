import type { PropertyLocation, PropertyType } from '@soumdar/contract';
import { readJson, tabStore } from '../storage.ts';
import type { WizardAnswers } from './wizard-answers.ts';

const key = 'pendingEstimation';

/** Described before signing in, and stored during that detour. */
export interface PendingEstimation {
  type: PropertyType;
  /** address text */
  location: string;
  searchParams: PropertyLocation;
  formData: WizardAnswers;
  /** id of the estimate that it corrects */
  replaces?: string | undefined;
  /** id of the only account that may take it up, whose session ended meanwhile */
  owner?: string | undefined;
  /** the only registration that may take it up; absent before there is one */
  waitsFor?: WaitsFor | undefined;
}

export interface WaitsFor {
  /** the server's id of it, if any */
  registration: string | undefined;
  /** hash of its email and phone, if it was made here */
  account: string | undefined;
}

export function savePendingEstimation(pending: PendingEstimation) {
  tabStore.setItem(key, JSON.stringify(pending));
}

export function readPendingEstimation(): PendingEstimation | null {
  const stored = readJson(tabStore, key) as Partial<PendingEstimation> | null;
  return stored?.type && stored.searchParams && stored.formData ? (stored as PendingEstimation) : null;
}

export function clearPendingEstimation() {
  tabStore.removeItem(key);
}
