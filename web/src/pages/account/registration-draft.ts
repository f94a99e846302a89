import { normaliseEmail } from '@soumdar/contract';
import { shortHash } from '../../short-hash.ts';
import { expiring } from '../../expiring.ts';
import { browserStore, registrationDraftKey } from '../../storage.ts';
import { forgetDraft } from '../../estimation/forget-draft.ts';
import {
  clearPendingEstimation,
  readPendingEstimation,
  savePendingEstimation,
  type PendingEstimation,
  type WaitsFor,
} from '../../estimation/pending-estimation.ts';

/** Answers of the wizard, and whose they are. */
interface RegistrationDraft extends WaitsFor {
  pending: PendingEstimation;
}

const stored = expiring<RegistrationDraft>(registrationDraftKey, 24 * 60 * 60 * 1000);

/** The registration that an estimation waits for. */
interface Registration {
  registration: string | undefined;
  /** absent where it was made elsewhere; abroad a phone proves nothing, and counts with its email all the same */
  contact?: Contact;
}

interface Contact {
  email: string;
  phone: string;
}

interface SignedIn {
  email: string;
  phone?: string | null | undefined;
}

/**
 * Keeps the estimation of this tab on the device, where it outlives the tab while a code is waited for; from then on
 * it waits for that registration in the tab too. One made anew with the same email and phone takes over what the one before left.
 */
export function saveRegistrationDraft({ registration, contact }: Registration) {
  const account = contact && accountOf(contact);
  const ofTab = readPendingEstimation();
  const before = stored.read();
  // a sign-in to one registration does not take what waits for another
  if (ofTab && (contact || !ofTab.waitsFor)) {
    const { waitsFor: _, ...pending } = ofTab;
    stored.save({ pending, registration, account });
    savePendingEstimation({ ...pending, waitsFor: { registration, account } });
  } else if (before && account !== undefined && before.account === account)
    stored.save({ pending: before.pending, registration, account }, before.until);
}

/**
 * The estimation that waits on this device for whoever is signed in: they have just proved its registration, or the account is the one that
 * it opened. Null for anybody else.
 */
export function readRegistrationDraft(user: SignedIn, proved?: string): PendingEstimation | null {
  const draft = stored.read();
  return draft && isFor(draft, user, proved) ? draft.pending : null;
}

/** The estimation of this tab, for whoever is signed in: anybody before a registration was made for it, then its owner alone. */
export function readPendingEstimationOf(user: SignedIn, proved?: string): PendingEstimation | null {
  const ofTab = readPendingEstimation();
  if (!ofTab) return null;
  const { waitsFor, ...pending } = ofTab;
  return !waitsFor || isFor(waitsFor, user, proved) ? pending : null;
}

/** Takes it out of the tab; from anybody else it goes all the same, with what was typed for it. */
export function takePendingEstimation(user: SignedIn, proved?: string): PendingEstimation | null {
  const pending = readPendingEstimationOf(user, proved);
  if (!pending && readPendingEstimation()) forgetDraft();
  clearPendingEstimation();
  return pending;
}

function isFor({ registration, account }: WaitsFor, { email, phone }: SignedIn, proved?: string): boolean {
  const isProved = proved !== undefined && registration === proved;
  return isProved || Boolean(phone && account === accountOf({ email, phone }));
}

export const forgetRegistrationDraft = () => browserStore.removeItem(registrationDraftKey);

const accountOf = ({ email, phone }: Contact) => shortHash(`${normaliseEmail(email)} ${phone}`);
