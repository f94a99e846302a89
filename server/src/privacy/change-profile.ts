import type { ProfileChange } from '@soumdar/contract';
import {
  correctAccount,
  deleteOtherSessions,
  isUniqueViolation,
  lockAccount,
  prepareErasing,
  resumeRequests,
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
import { contactOf, type MessageServices } from '../auth/contact.ts';
import { EmailHeldError } from '../auth/contact-changes.ts';
import { isPhoneAbroad, noPhoneAbroad } from '../auth/phone-abroad.ts';
import { hashSecret } from '../auth/secrets.ts';
import {
  refusalOfUnnotified,
  reserveUndoNotice,
  sendUndoNotice,
  UnnotifiedError,
  type UndoNotice,
} from '../auth/undo-notice.ts';
import { askPassword } from '../auth/try-password.ts';
import { consent } from '../auth/consent.ts';
import { confirmAlerts } from '../email/confirm-alerts.ts';
import type { Refusal } from '../http/refusal.ts';
import { limits, refusedByLimit, tooManyAttempts, type LimitServices } from '../limits/limits.ts';
import { keepLimitsOf } from '../auth/limits-past-deletion.ts';
import { changeContacts, saveChange } from './change-contacts.ts';

/** All of them or none. */
export async function changeProfile(
  services: MessageServices,
  { account: known, tokenHash }: LiveSession,
  change: ProfileChange,
  ip: string,
): Promise<Refusal | undefined> {
  const { newPassword } = change;
  const newEmail = change.email !== undefined && change.email !== known.email;
  const newPhone = change.phone !== undefined && change.phone !== contactOf(known)?.phone;
  if (newPhone && change.abroad && !isPhoneAbroad(change.phone!)) return noPhoneAbroad;
  const needsPassword = newEmail || newPhone || newPassword !== undefined;
  if (needsPassword) {
    // the answer reveals which addresses and phones have an account
    const limited = await refusedByLimit(services, limits.correctionsOf(known.id));
    if (limited) return limited;
  }
  if (newPassword !== undefined && (await isCommonPassword(newPassword)))
    return { refused: 'passwordTooCommon' };
  // changes that could take the account over need more than a session
  const result = needsPassword ? await askPassword(services, known, change.password) : null;
  if (result && 'refused' in result) return result;
  const passwordHash = newPassword === undefined ? undefined : await hashSecret(newPassword);

  const now = services.clock();
  const changed = await services.database.kysely
    .transaction()
    .execute(async (trx): Promise<{ notice: UndoNotice | undefined } | Refusal> => {
      const account = result ? await result.judge(trx, now) : await lockAccount(trx, known.id);
      if (!account) return { refused: 'invalidToken' };
      if ('refused' in account) return account;
      const contacts = await changeContacts(trx, account, change, now);
      if ('refused' in contacts) return contacts;
      const announced = newEmail || (newPhone && change.abroad);
      const consents = change.wantsOffers === true || change.wantsAlerts === true;
      for (const limit of [
        ...(announced ? [limits.contactChangesOf(account.id), limits.contactChangesFrom(ip)] : []),
        ...(consents ? [limits.consentsOf(account.id)] : []),
      ]) {
        const hit = await takeHit(trx, limit, now);
        if (!hit.accepted) return tooManyAttempts(hit.waitSeconds);
      }
      if (newEmail) await voidCodes(trx, account.id, 'verify_email', now);
      await correctAccount(trx, account.id, {
        ...contacts,
        full_name: change.full_name,
        sms_notices: change.smsNotices,
        locale: change.locale,
        ...(change.limited === false && { limited_since: null }),
      });
      if (change.limited === false && account.limited_since !== null)
        await resumeRequests(trx, account.id, { since: account.limited_since, now });
      await changeConsents(services, trx, account.id, change);
      if (passwordHash !== undefined) {
        await setPassword(trx, account.id, passwordHash);
        await voidCodes(trx, account.id, 'reset_password', now);
        await deleteOtherSessions(trx, account.id, tokenHash);
      }
      const undoable = await saveChange(trx, account, contacts, now);
      return { notice: undoable && (await reserveUndoNotice(services, trx, undoable)) };
    })
    .catch((error: unknown): Refusal | Promise<Refusal> => {
      if (error instanceof UnnotifiedError) return refusalOfUnnotified(services, error);
      if (isUniqueViolation(error) || error instanceof EmailHeldError) return { refused: 'emailExists' };
      throw error;
    });
  if ('refused' in changed) return changed;
  if (changed.notice) await sendUndoNotice(services, changed.notice);
  return undefined;
}

async function changeConsents(
  services: MessageServices,
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

/** Open requests to experts go with it. */
export async function deleteAccount(
  services: LimitServices,
  known: Account,
  password: string,
): Promise<Refusal | undefined> {
  const result = await askPassword(services, known, password);
  if ('refused' in result) return result;
  return services.database.kysely.transaction().execute(async (trx) => {
    await prepareErasing(trx);
    const account = await result.judge(trx, services.clock());
    if ('refused' in account) return account;
    await keepLimitsOf(trx, account, services.clock());
    await eraseAccounts(trx, [account.id]);
    return undefined;
  });
}
