import type { ProfileChange } from '@soumdar/contract';
import {
  findAccountByEmail,
  isPhoneVerified,
  voidCodes,
  type Account,
  type SchemaTransaction,
} from '@soumdar/db';
import { contactOf } from '../auth/contact.ts';
import { refuseHeldEmail, saveContactChange, type UndoableChange } from '../auth/contact-changes.ts';
import { noPhoneAbroad } from '../auth/phone-abroad.ts';
import type { Refusal } from '../http/refusal.ts';

/** Both would wait for a code. */
const oneAtATime: Refusal = {
  refused: 'validationFailed',
  details: [{ field: 'email', message: 'must be changed before or after the phone' }],
};

type Contacts = Partial<Pick<Account, 'email' | 'phone_abroad' | 'pending_phone' | 'pending_email'>>;

/**
 * A contact that codes go to waits until its own code is entered. With a new password it must be named again:
 * a thief may have named it.
 */
export async function changeContacts(
  trx: SchemaTransaction,
  account: Account,
  { phone, email, abroad, newPassword }: ProfileChange,
  now: Date,
): Promise<Contacts | Refusal> {
  const contact = contactOf(account);
  const isAbroad = account.phone_abroad !== null;
  const newPhone = phone === contact?.phone ? undefined : phone;
  const newEmail = email === account.email ? undefined : email;
  if (newPhone !== undefined && abroad && !isAbroad) return noPhoneAbroad;
  if (newPhone !== undefined && newEmail !== undefined && isAbroad && !abroad) return oneAtATime;

  const pending = {
    pending_phone: newPhone !== undefined && !abroad ? newPhone : null,
    pending_email: newEmail !== undefined && isAbroad ? newEmail : null,
  };
  const dropsPending = phone !== undefined || newPassword !== undefined || (email !== undefined && isAbroad);
  const refused = dropsPending ? await replacePending(trx, account, pending, now) : undefined;
  return (
    refused ?? {
      ...(dropsPending && pending),
      ...(newPhone !== undefined && abroad && { phone_abroad: newPhone }),
      ...(newEmail !== undefined && !isAbroad && { email: newEmail }),
    }
  );
}

/** A code sent to another contact proves nothing about this one. */
async function replacePending(
  trx: SchemaTransaction,
  account: Account,
  { pending_phone: phone, pending_email: email }: Pick<Account, 'pending_phone' | 'pending_email'>,
  now: Date,
): Promise<Refusal | undefined> {
  if (phone !== account.pending_phone) {
    if (phone !== null && (await isPhoneVerified(trx, phone))) return { refused: 'phoneRegistered' };
    await voidCodes(trx, account.id, 'change_phone', now);
  }
  if (email !== account.pending_email) {
    if (email !== null && (await findAccountByEmail(trx, email))) return { refused: 'emailExists' };
    if (email !== null) await refuseHeldEmail(trx, email, account.id, now);
    await voidCodes(trx, account.id, 'change_email', now);
  }
  return undefined;
}

/** The owner can undo what takes effect at once. */
export async function saveChange(
  trx: SchemaTransaction,
  account: Account,
  { email = account.email, phone_abroad }: Contacts,
  now: Date,
): Promise<UndoableChange | undefined> {
  const before = contactOf(account);
  if (email !== account.email) await refuseHeldEmail(trx, email, account.id, now);
  if (!before) return undefined;
  const after = { email, phone: phone_abroad ?? before.phone };
  if (after.email === before.email && after.phone === before.phone) return undefined;
  return saveContactChange(trx, account, before, after, now);
}
