import { normaliseEmail } from '@soumdar/contract';
import { shortHash } from '../short-hash.ts';
import { expiring } from '../expiring.ts';
import { browserStore, registrationDraftKey } from '../storage.ts';
import { readPendingEstimation, type PendingEstimation } from './pending-estimation.ts';

/** Answers of the wizard, and whose they are. Nothing of the account step is among them: its email and phone leave a short hash. */
interface RegistrationDraft {
  pending: PendingEstimation;
  /** the server's name of the registration they wait for, where it gave one */
  registration: string | undefined;
  /** what its email and phone leave, where it was made here */
  account: string | undefined;
}

const kept = expiring<RegistrationDraft>(registrationDraftKey, 24 * 60 * 60 * 1000);

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

/**
 * Keeps the estimation of this tab on the device, where it outlives the tab while a code is waited for. A registration made anew with
 * the same email and phone takes over what the one before left.
 */
export function saveRegistrationDraft({ registration, contact }: Registration) {
  const account = contact && accountOf(contact);
  const ofTab = readPendingEstimation();
  const before = kept.read();
  if (ofTab) kept.save({ pending: ofTab, registration, account });
  else if (before && account !== undefined && before.account === account)
    kept.save({ pending: before.pending, registration, account }, before.until);
}

/**
 * The estimation that waits on this device for whoever is signed in: they have just proved its registration, or the account is the one that
 * it opened. Null for anybody else.
 */
export function readRegistrationDraft(
  { email, phone }: { email: string; phone?: string | null | undefined },
  proved?: string,
): PendingEstimation | null {
  const draft = kept.read();
  const isProved = proved !== undefined && draft?.registration === proved;
  const isOfAccount = phone && draft?.account === accountOf({ email, phone });
  return isProved || isOfAccount ? draft.pending : null;
}

export const forgetRegistrationDraft = () => browserStore.removeItem(registrationDraftKey);

const accountOf = ({ email, phone }: Contact) => shortHash(`${normaliseEmail(email)} ${phone}`);
