import { defaultLanguage } from '@soumdar/words';
import { randomUUID } from 'node:crypto';
import type { RegisterRequest } from '@soumdar/contract';
import {
  deleteConsents,
  findAccountByEmail,
  insertOrLockAccount,
  isPhoneVerified,
  replaceRegistration,
  voidCodes,
  type Account,
} from '@soumdar/db';
import { consent } from './consent.ts';
import type { Refusal } from '../http/refusal.ts';
import { limits, refusedByLimit, type LimitServices } from '../limits/limits.ts';
import { isCommonPassword } from './common-passwords.ts';
import { isPhoneAbroad, noPhoneAbroad } from './phone-abroad.ts';
import { EmailHeldError, refuseHeldEmail } from './contact-changes.ts';
import { hashSecret } from './secrets.ts';
import { forgetWrongPasswords } from './try-password.ts';

/**
 * Sends nothing. The later code must come with the registration's id, since another person may register the
 * same address with another password.
 */
export async function register(
  services: LimitServices,
  { password, phone, abroad, policy_version: shown, ...person }: RegisterRequest,
  ip: string,
): Promise<{ registration: string } | Refusal> {
  if (abroad && !isPhoneAbroad(phone)) return noPhoneAbroad;
  const tooMany = await refusedByLimit(services, limits.passwordsChosenFrom(services, ip));
  if (tooMany) return tooMany;
  if (await isCommonPassword(password)) return { refused: 'passwordTooCommon' };
  const limited = await refusedByLimit(services, limits.registrationsFrom(services, ip));
  if (limited) return limited;

  // before any look-up, so that known and unknown addresses take the same time
  const password_hash = await hashSecret(password);
  const registration = {
    ...person,
    locale: person.locale ?? defaultLanguage,
    ...(abroad ? { phone: null, phone_abroad: phone } : { phone, phone_abroad: null }),
    password_hash,
    registration: randomUUID(),
  };
  const now = services.clock();
  const registering = services.database.kysely
    .transaction()
    .execute(async (trx): Promise<{ registration: string } | Refusal> => {
      const known = await findAccountByEmail(trx, person.email);
      if (known?.phone_verified_at) return { refused: 'emailExists' };
      if (!abroad && (await isPhoneVerified(trx, phone))) return { refused: 'phoneRegistered' };

      const { account, created } = await insertOrLockAccount(trx, registration, now);
      if (account.phone_verified_at) return { refused: 'emailExists' };
      await refuseHeldEmail(trx, person.email, account.id, now);
      if (created) {
        await consent(trx, account.id, 'privacy_policy', now, shown);
        return { registration: registration.registration };
      }
      await replaceRegistration(trx, account.id, registration);
      await forgetWrongPasswords(trx, account.id);
      for (const purpose of ['verify_phone', 'verify_email'] as const) {
        await voidCodes(trx, account.id, purpose, now);
      }
      // the former registration may have been another person's
      await deleteConsents(trx, account.id);
      await consent(trx, account.id, 'privacy_policy', now, shown);
      return pendingRegistration(registration);
    });
  return registering.catch((error: unknown): Refusal => {
    if (error instanceof EmailHeldError) return { refused: 'emailExists' };
    throw error;
  });
}

export function pendingRegistration({
  email,
  registration,
  phone_abroad,
}: Pick<Account, 'email' | 'registration' | 'phone_abroad'>): Refusal {
  return {
    refused: 'phoneNotVerified',
    nextStep: 'send_verification_code',
    email,
    ...(registration !== null && { registration }),
    ...(phone_abroad !== null && { abroad: true }),
  };
}

/** Anybody can register the same address with another password and have the owner verify the phone. */
export function isOvertaken(account: Account, registration: string | undefined): boolean {
  return registration === undefined ? account.registration_replaced : registration !== account.registration;
}
