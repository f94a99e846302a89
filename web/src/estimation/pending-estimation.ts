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
  /** the registration that was made for it, which alone takes it up; absent before one is */
  waitsFor?: WaitsFor | undefined;
}

/** A registration without anything of its account step: its email and phone leave a short hash. */
export interface WaitsFor {
  /** the server's name of it, where it gave one */
  registration: string | undefined;
  /** what its email and phone leave, where it was made here */
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
