import type { VerifyPhoneRequest } from '@soumdar/contract';
import {
  findAccountByEmail,
  forgetWrongTries,
  isPhoneVerified,
  isUniqueViolation,
  lockAccount,
  setProvedContact,
  voidCodes,
  type Account,
} from '@soumdar/db';
import type { Refusal } from '../http/refusal.ts';
import { limits, refusedByLimit, tooManyAttempts } from '../limits/limits.ts';
import { asProved, contactOf, type Contact, type MessageServices } from './contact.ts';
import { EmailHeldError, refuseHeldEmail, saveContactChange } from './contact-changes.ts';
import { giveLimitsBackTo } from './limits-past-deletion.ts';
import { isOvertaken } from './register.ts';
import { isOfRegistration, proofPurpose, type ProofPurpose } from './request-code.ts';
import { matchesHash } from './secrets.ts';
import {
  refusalOfUnnotified,
  reserveUndoNotice,
  sendUndoNotice,
  UnnotifiedError,
  type UndoNotice,
} from './undo-notice.ts';
import { compareCode, checkGuess, type CodeTrouble, type Guess } from './try-code.ts';

export async function verifyPhone(
  services: MessageServices,
  request: VerifyPhoneRequest,
  ip: string,
): Promise<{ proved: ProofPurpose } | Refusal> {
  const limited = await refusedByLimit(services, limits.codeChecksFrom(services, ip));
  if (limited) return limited;
  const pending = await findAccountByEmail(services.database.kysely, request.email);
  const purpose = pending && proofPurpose(pending);
  const guess = await compareCode(services, pending?.id, purpose ?? 'verify_phone', { ...request, ip });
  if (!purpose) return { refused: 'noPendingRegistration' };
  const overtaken = isOfRegistration(purpose) && isOvertaken(pending, request.registration);
  if (overtaken && !mayStandForId(request)) return { refused: 'noPendingRegistration' };
  if ('trouble' in guess) return refusalOf(guess);
  // only with the right code, so that it does not help to guess passwords
  if (overtaken && guess.matches && !(await matchesHash(request.password ?? '', pending.password_hash)))
    return { refused: 'noPendingRegistration' };

  const proved = await prove(services, pending.id, purpose, guess);
  if ('refused' in proved) return proved;
  if (proved.notice) await sendUndoNotice(services, proved.notice);
  return { proved: purpose };
}

/** The newest password replaces an id that the client lost, but not the id of another registration. */
function mayStandForId({ registration, password }: VerifyPhoneRequest): boolean {
  return registration === undefined && password !== undefined;
}

async function prove(
  services: MessageServices,
  accountId: string,
  purpose: ProofPurpose,
  guess: Guess,
): Promise<{ notice: UndoNotice | undefined } | Refusal> {
  const now = services.clock();
  try {
    return await services.database.kysely.transaction().execute(async (trx) => {
      const trouble = await checkGuess(trx, accountId, purpose, guess, now);
      if (trouble) return refusalOf(trouble);
      const account = await lockAccount(trx, accountId);
      const proved = account && provedContact(account, purpose);
      if (!proved) return { refused: 'noPendingRegistration' };
      const ofPhone = purpose === 'verify_phone' || purpose === 'change_phone';
      if (ofPhone && (await isPhoneVerified(trx, proved.phone))) return { refused: 'phoneRegistered' };
      await setProvedContact(trx, accountId, asProved(proved), now);
      await giveLimitsBackTo(trx, accountId, proved);
      if (purpose === 'change_email') await refuseHeldEmail(trx, proved.email, accountId, now);
      await forgetWrongTries(trx, accountId, purpose);
      for (const dead of [purpose, 'reset_password'] as const) await voidCodes(trx, accountId, dead, now);
      const before = contactOf(account);
      if (isOfRegistration(purpose) || !before) return { notice: undefined };
      const change = await saveContactChange(trx, account, before, proved, now);
      return { notice: await reserveUndoNotice(services, trx, change) };
    });
  } catch (error) {
    if (error instanceof EmailHeldError) return { refused: 'emailExists' };
    if (error instanceof UnnotifiedError) return refusalOfUnnotified(services, error);
    // another account proved the same contact at this very moment
    if (isUniqueViolation(error))
      return { refused: purpose === 'change_email' ? 'emailExists' : 'phoneRegistered' };
    throw error;
  }
}

function provedContact(account: Account, purpose: ProofPurpose): Contact | undefined {
  if (proofPurpose(account) !== purpose) return undefined;
  const { email, phone, phone_abroad, pending_phone, pending_email } = account;
  const proved = {
    verify_phone: { email, phone },
    verify_email: { email, phone: phone_abroad },
    change_phone: { email, phone: pending_phone },
    change_email: { email: pending_email ?? email, phone: phone_abroad },
  }[purpose];
  return proved.phone === null ? undefined : { email: proved.email, phone: proved.phone };
}

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
