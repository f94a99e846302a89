import {
  findAccountByEmail,
  forgetWrongTries,
  isPhoneVerified,
  isUniqueViolation,
  lockAccount,
  setVerifiedPhone,
  voidCodes,
  type CodePurpose,
} from '@soumdar/db';
import type { Refusal } from '../http/refusal.ts';
import { tooManyAttempts } from '../limits/limits.ts';
import type { Services } from '../services.ts';
import { phoneCodePurpose } from './request-code.ts';
import { compareCode, judgeGuess, type CodeTrouble, type Guess } from './try-code.ts';
import { warnOldPhone } from './warn-old-phone.ts';

/** Ends a registration, or a change of phone: whoever types the code of the SMS owns the phone. */
export async function verifyPhone(
  services: Services,
  { email, code }: { email: string; code: string },
): Promise<Refusal | undefined> {
  const pending = await findAccountByEmail(services.database.kysely, email);
  const purpose = pending && phoneCodePurpose(pending);
  if (!purpose) return { refused: 'noPendingRegistration' };
  const guess = await compareCode(services, pending.id, purpose, code);
  if ('trouble' in guess) return refusalOf(guess);

  const proved = await prove(services, pending.id, purpose, guess);
  if ('refused' in proved) return proved;
  if (purpose === 'change_phone' && pending.phone) await warnOldPhone(services, pending.phone, proved.phone);
  return undefined;
}

/** Makes the phone that the code was sent to the account's own. */
async function prove(
  { database, clock }: Services,
  accountId: string,
  purpose: CodePurpose,
  guess: Guess,
): Promise<{ phone: string } | Refusal> {
  const now = clock();
  try {
    return await database.kysely.transaction().execute(async (trx) => {
      const trouble = await judgeGuess(trx, accountId, purpose, guess, now);
      if (trouble) return refusalOf(trouble);
      const account = await lockAccount(trx, accountId);
      const phone = account?.pending_phone ?? account?.phone;
      if (!phone) return { refused: 'noPendingRegistration' };
      if (await isPhoneVerified(trx, phone)) return { refused: 'phoneRegistered' };
      await setVerifiedPhone(trx, accountId, phone, now);
      await forgetWrongTries(trx, accountId, purpose);
      await voidCodes(trx, accountId, purpose, now);
      // one sent to the old phone
      await voidCodes(trx, accountId, 'reset_password', now);
      return { phone };
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
