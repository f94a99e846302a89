import type { RegisterRequest } from '@soumdar/contract';
import {
  findAccountByEmail,
  insertOrLockAccount,
  isPhoneVerified,
  replaceRegistration,
  voidCodes,
} from '@soumdar/db';
import type { Refusal } from '../http/refusal.ts';
import { limits, refusedByLimit } from '../limits/limits.ts';
import type { Services } from '../services.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashSecret } from './secrets.ts';

/** Opens an account whose phone is still to be verified; sends nothing. */
export async function register(
  services: Services,
  { password, ...person }: RegisterRequest,
  ip: string,
): Promise<Refusal | undefined> {
  if (isCommonPassword(password)) return { refused: 'passwordTooCommon' };
  const limited = await refusedByLimit(services, limits.registrationsFrom(services, ip));
  if (limited) return limited;

  // hashed before anything is looked up: known and unknown addresses take the same time
  const registration = { ...person, password_hash: await hashSecret(password) };
  const now = services.clock();
  return services.database.kysely.transaction().execute(async (trx) => {
    const known = await findAccountByEmail(trx, person.email);
    if (known?.phone_verified_at) return { refused: 'emailExists' };
    if (await isPhoneVerified(trx, person.phone)) return { refused: 'phoneRegistered' };

    const pending = await insertOrLockAccount(trx, registration, now);
    if (!pending) return undefined;
    // verified between the two looks
    if (pending.phone_verified_at) return { refused: 'emailExists' };
    await replaceRegistration(trx, pending.id, registration);
    await voidCodes(trx, pending.id, 'verify_phone', now);
    return { refused: 'phoneNotVerified', nextStep: 'send_verification_code', email: person.email };
  });
}
