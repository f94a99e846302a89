import {
  findAccountByEmail,
  forgetWrongTries,
  isPhoneVerified,
  isUniqueViolation,
  lockAccount,
  setVerifiedPhone,
  voidCodes,
} from '@soumdar/db';
import type { Refusal } from '../http/refusal.ts';
import { tooManyAttempts } from '../limits/limits.ts';
import type { Services } from '../services.ts';
import { phoneCodePurpose } from './request-code.ts';
import { compareCode, judgeGuess, type CodeTrouble } from './try-code.ts';

/** Ends a registration, or a change of phone: whoever types the code of the SMS owns the phone. */
export async function verifyPhone(
  services: Services,
  { email, code }: { email: string; code: string },
): Promise<Refusal | undefined> {
  const { database, clock } = services;
  const pending = await findAccountByEmail(database.kysely, email);
  const purpose = pending && phoneCodePurpose(pending);
  if (!purpose) return { refused: 'noPendingRegistration' };
  const guess = await compareCode(services, pending.id, purpose, code);
  if ('trouble' in guess) return refusalOf(guess);

  const now = clock();
  try {
    return await database.kysely.transaction().execute(async (trx) => {
      const trouble = await judgeGuess(trx, pending.id, purpose, guess, now);
      if (trouble) return refusalOf(trouble);
      const account = await lockAccount(trx, pending.id);
      const phone = account?.pending_phone ?? account?.phone;
      if (!phone) return { refused: 'noPendingRegistration' };
      if (await isPhoneVerified(trx, phone)) return { refused: 'phoneRegistered' };
      await setVerifiedPhone(trx, pending.id, phone, now);
      await forgetWrongTries(trx, pending.id, purpose);
      await voidCodes(trx, pending.id, purpose, now);
      return undefined;
    });
  } catch (error) {
    // another account proved the same phone at this very moment
    if (isUniqueViolation(error)) return { refused: 'phoneRegistered' };
    throw error;
  }
}

function refusalOf(trouble: CodeTrouble): Refusal {
  switch (trouble.trouble) {
    case 'wrong':
      return { refused: 'invalidVerificationCode' };
    case 'expired':
      return { refused: 'verificationCodeExpired' };
    case 'exhausted':
    case 'waiting':
      return tooManyAttempts(trouble.waitTime);
  }
}
