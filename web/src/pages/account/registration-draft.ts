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

interface RegistrationDraft extends WaitsFor {
  pending: PendingEstimation;
}

const stored = expiring<RegistrationDraft>(registrationDraftKey, 24 * 60 * 60 * 1000);

interface Registration {
  registration: string | undefined;
  /** absent if it was made elsewhere; abroad the phone proves nothing, but counts with its email */
  contact?: Contact;
}

interface Contact {
  email: string;
  phone: string;
}

interface SignedIn {
  id?: string;
  email: string;
  phone?: string | null | undefined;
}

/**
 * The device outlives the tab while the code is on its way.
 * A new registration with the same email and phone takes over the estimation of the former one.
 */
export function saveRegistrationDraft({ registration, contact }: Registration) {
  const account = contact && accountOf(contact);
  const ofTab = readPendingEstimation();
  const before = stored.read();
  // a sign-in to one registration does not take what waits for another, nor what an ended session left
  if (ofTab && ofTab.owner === undefined && (contact || !ofTab.waitsFor)) {
    const { waitsFor: _, ...pending } = ofTab;
    stored.save({ pending, registration, account });
    savePendingEstimation({ ...pending, waitsFor: { registration, account } });
  } else if (before && account !== undefined && before.account === account)
    stored.save({ pending: before.pending, registration, account }, before.until);
}

/** null unless the user just proved its registration or has the account that it opened */
export function readRegistrationDraft(user: SignedIn, proved?: string): PendingEstimation | null {
  const draft = stored.read();
  return draft && isFor(draft, user, proved) ? draft.pending : null;
}

/** Anybody's before a registration or a session; then its owner's only. */
export function readPendingEstimationOf(user: SignedIn, proved?: string): PendingEstimation | null {
  const ofTab = readPendingEstimation();
  if (!ofTab) return null;
  const { waitsFor, owner, ...pending } = ofTab;
  if (owner !== undefined && owner !== user.id) return null;
  return !waitsFor || isFor(waitsFor, user, proved) ? pending : null;
}

/** Removed from the tab even when it belongs to somebody else. */
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
