import type { PropertyType } from '@soumdar/contract';
import { readJson, tabStore } from '../storage.ts';
import type { WizardAnswers } from './wizard-answers.ts';

const key = 'pendingEstimation';

/** An estimation described before signing in, kept for the time of that detour. */
export interface PendingEstimation {
  type: PropertyType;
  /** address text */
  location: string;
  searchParams: { lat: number; lng: number };
  formData: WizardAnswers;
  /** the id of the estimate that it corrects */
  replaces?: string | undefined;
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
