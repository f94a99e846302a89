import type { VerifyPhoneRequest } from '@soumdar/contract';
import {
  findAccountByEmail,
  forgetWrongTries,
  isPhoneVerified,
  isUniqueViolation,
  lockAccount,
  setVerifiedPhone,
  voidCodes,
  type CodePurpose,
  type SchemaTransaction,
} from '@soumdar/db';
import type { Refusal } from '../http/refusal.ts';
import { limits, refusedByLimit, tooManyAttempts } from '../limits/limits.ts';
import type { SmsServices } from '../sms/send-within-ceiling.ts';
import { saveContactChange, sendUndoLink, type UndoableChange } from './contact-changes.ts';
import { isOvertaken } from './register.ts';
import { phoneCodePurpose } from './request-code.ts';
import { matchesHash } from './secrets.ts';
import { compareCode, checkGuess, type CodeTrouble, type Guess } from './try-code.ts';

/** Completes a registration or a change of phone: whoever types the code of the SMS owns the phone. */
export async function verifyPhone(
  services: SmsServices,
  request: VerifyPhoneRequest,
  ip: string,
): Promise<Refusal | undefined> {
  const limited = await refusedByLimit(services, limits.codeChecksFrom(services, ip));
  if (limited) return limited;
  const pending = await findAccountByEmail(services.database.kysely, request.email);
  const purpose = pending && phoneCodePurpose(pending);
  const guess = await compareCode(services, pending?.id, purpose ?? 'verify_phone', { ...request, ip });
  if (!purpose) return { refused: 'noPendingRegistration' };
  const overtaken = purpose === 'verify_phone' && isOvertaken(pending, request.registration);
  if (overtaken && !mayStandForId(request)) return { refused: 'noPendingRegistration' };
  if ('trouble' in guess) return refusalOf(guess);
  // checked only with the right code, so that it does not help to guess passwords
  if (overtaken && guess.matches && !(await matchesHash(request.password ?? '', pending.password_hash)))
    return { refused: 'noPendingRegistration' };

  const proved = await prove(services, pending.id, purpose, guess);
  if ('refused' in proved) return proved;
  if (proved.change) await sendUndoLink(services, proved.change);
  return undefined;
}

/** The newest password replaces an id that the client lost, but not the id of another registration. */
function mayStandForId({ registration, password }: VerifyPhoneRequest): boolean {
  return registration === undefined && password !== undefined;
}

/** Makes the phone that got the code the account's own. */
async function prove(
  { database, clock }: SmsServices,
  accountId: string,
  purpose: CodePurpose,
  guess: Guess,
): Promise<{ change: UndoableChange | undefined } | Refusal> {
  const now = clock();
  try {
    return await database.kysely.transaction().execute(async (trx) => {
      const trouble = await checkGuess(trx, accountId, purpose, guess, now);
      if (trouble) return refusalOf(trouble);
      const account = await lockAccount(trx, accountId);
      const phone = account?.pending_phone ?? account?.phone;
      if (!account || !phone) return { refused: 'noPendingRegistration' };
      if (await isPhoneVerified(trx, phone)) return { refused: 'phoneRegistered' };
      await setVerifiedPhone(trx, accountId, phone, now);
      await forgetWrongTries(trx, accountId, purpose);
      await voidPhoneCodes(trx, accountId, purpose, now);
      if (purpose !== 'change_phone' || account.phone === null) return { change: undefined };
      const { email, phone: oldPhone } = account;
      const before = { email, phone: oldPhone };
      return { change: await saveContactChange(trx, account.id, before, { email, phone }, now) };
    });
  } catch (error) {
    // another account verified the same phone at this very moment
    if (isUniqueViolation(error)) return { refused: 'phoneRegistered' };
    throw error;
  }
}

async function voidPhoneCodes(
  trx: SchemaTransaction,
  accountId: string,
  purpose: CodePurpose,
  now: Date,
): Promise<void> {
  await voidCodes(trx, accountId, purpose, now);
  await voidCodes(trx, accountId, 'reset_password', now);
}

/** What whoever typed a wrong verification code is answered. */
export function refusalOf(trouble: CodeTrouble): Refusal {
  switch (trouble.trouble) {
    case 'wrong':
      return { refused: 'invalidVerificationCode' };
    case 'expired':
      return { refused: 'verificationCodeExpired' };
    case 'exhausted':
      return { refused: 'codeExhausted' };
    case 'waiting':
      return tooManyAttempts(trouble.waitTime);
  }
}
