import type { ProfileChange } from '@soumdar/contract';
import {
  correctAccount,
  deleteOtherSessions,
  isPhoneVerified,
  isUniqueViolation,
  lockAccount,
  prepareErasing,
  setPassword,
  takeHit,
  voidCodes,
  withdrawConsent,
  eraseAccounts,
  type Account,
  type LiveSession,
  type SchemaTransaction,
} from '@soumdar/db';
import { isCommonPassword } from '../auth/common-passwords.ts';
import {
  EmailHeldError,
  saveContactChange,
  refuseHeldEmail,
  sendUndoLink,
  type UndoableChange,
} from '../auth/contact-changes.ts';
import { hashSecret } from '../auth/secrets.ts';
import { askPassword } from '../auth/try-password.ts';
import { consent } from '../consent.ts';
import { confirmAlerts } from '../email/confirm-alerts.ts';
import type { Refusal } from '../http/refusal.ts';
import { limits, refusedByLimit, tooManyAttempts, type LimitServices } from '../limits/limits.ts';
import type { SmsServices } from '../sms/send-within-ceiling.ts';

/** Changes the fields of an account, all of them or none. */
export async function changeProfile(
  services: SmsServices,
  { account: known, tokenHash }: LiveSession,
  change: ProfileChange,
): Promise<Refusal | undefined> {
  const { newPassword } = change;
  const newEmail = change.email !== undefined && change.email !== known.email;
  const newPhone = change.phone !== undefined && change.phone !== known.phone;
  const needsPassword = newEmail || newPhone || newPassword !== undefined;
  if (needsPassword) {
    // the answer reveals which addresses and phones have an account, and weighing a password takes milliseconds
    const limited = await refusedByLimit(services, limits.correctionsOf(known.id));
    if (limited) return limited;
  }
  if (newPassword !== undefined && (await isCommonPassword(newPassword)))
    return { refused: 'passwordTooCommon' };
  // changes that could take the account over need more than a session
  const asked = needsPassword ? await askPassword(services, known, change.password) : null;
  if (asked && 'refused' in asked) return asked;
  const passwordHash = newPassword === undefined ? undefined : await hashSecret(newPassword);

  const now = services.clock();
  const changed = await services.database.kysely
    .transaction()
    .execute(async (trx): Promise<{ change: UndoableChange | undefined } | Refusal> => {
      const account = asked ? await asked.judge(trx, now) : await lockAccount(trx, known.id);
      if (!account) return { refused: 'invalidToken' };
      if ('refused' in account) return account;
      // with a new password, a phone that waits for its code must be named again: somebody else may have named it
      const phone = change.phone ?? (newPassword === undefined ? undefined : (account.phone ?? undefined));
      const pending = await changePhone(trx, account, phone, now);
      if ('refused' in pending) return pending;
      const limited = newEmail ? await takeHit(trx, limits.emailChangesOf(account.id), now) : null;
      if (limited?.accepted === false) return tooManyAttempts(limited.waitSeconds);
      if (newEmail) await voidCodes(trx, account.id, 'verify_email', now);
      await correctAccount(trx, account.id, {
        ...pending,
        full_name: change.full_name,
        email: change.email,
        sms_notices: change.smsNotices,
        ...(change.limited === false && { limited_since: null }),
      });
      await changeConsents(services, trx, account.id, change);
      if (passwordHash !== undefined) {
        await setPassword(trx, account.id, passwordHash);
        await voidCodes(trx, account.id, 'reset_password', now);
        await deleteOtherSessions(trx, account.id, tokenHash);
      }
      return { change: await saveEmailChange(trx, account, change.email, now) };
    })
    .catch((error: unknown): Refusal => {
      if (isUniqueViolation(error) || error instanceof EmailHeldError) return { refused: 'emailExists' };
      throw error;
    });
  if ('refused' in changed) return changed;
  if (changed.change) await sendUndoLink(services, changed.change);
  return undefined;
}

/** A change of email can be undone by the owner of the phone; an expert without a phone asks the staff. */
async function saveEmailChange(
  trx: SchemaTransaction,
  { id, email: oldEmail, phone }: Account,
  email: string | undefined,
  now: Date,
): Promise<UndoableChange | undefined> {
  if (email === undefined || email === oldEmail) return undefined;
  await refuseHeldEmail(trx, email, id, now);
  if (phone === null) return undefined;
  return saveContactChange(trx, id, { email: oldEmail, phone }, { email, phone }, now);
}

/** Another phone waits for its code; naming the current one drops the one that waits. */
async function changePhone(
  trx: SchemaTransaction,
  account: Account,
  phone: string | undefined,
  now: Date,
): Promise<{ pending_phone?: string | null } | Refusal> {
  const pending = phone === account.phone ? null : phone;
  if (pending === undefined || pending === account.pending_phone) return {};
  if (pending !== null && (await isPhoneVerified(trx, pending))) return { refused: 'phoneRegistered' };
  // a code sent to another phone proves nothing about this one
  await voidCodes(trx, account.id, 'change_phone', now);
  return { pending_phone: pending };
}

/** Each consent that the change gives or takes back. */
async function changeConsents(
  services: SmsServices,
  trx: SchemaTransaction,
  accountId: string,
  { wantsOffers, wantsAlerts }: ProfileChange,
): Promise<void> {
  const now = services.clock();
  if (wantsOffers === true) await consent(trx, accountId, 'offers', now);
  if (wantsOffers === false) await withdrawConsent(trx, accountId, 'offers', now);
  if (wantsAlerts === true) {
    await consent(trx, accountId, 'alerts', now);
    await confirmAlerts(services, trx, accountId);
  }
  if (wantsAlerts === false) await withdrawConsent(trx, accountId, 'alerts', now);
}

/** Erases the account with all its personal data; open requests to experts go with it. */
export async function deleteAccount(
  services: LimitServices,
  known: Account,
  password: string,
): Promise<Refusal | undefined> {
  const asked = await askPassword(services, known, password);
  if ('refused' in asked) return asked;
  return services.database.kysely.transaction().execute(async (trx) => {
    await prepareErasing(trx);
    const account = await asked.judge(trx, services.clock());
    if ('refused' in account) return account;
    await eraseAccounts(trx, [account.id]);
    return undefined;
  });
}
