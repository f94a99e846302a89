import {
  correctAccount,
  deleteSessionsOf,
  findAccountByEmail,
  forgetWrongTries,
  setPassword,
  voidCodes,
  type Account,
} from '@soumdar/db';
import type { Refusal } from '../http/refusal.ts';
import { limits, refusedByLimit, tooManyAttempts, type LimitServices } from '../limits/limits.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashSecret } from './secrets.ts';
import { compareCode, checkGuess, type CodeTrouble } from './try-code.ts';
import { forgetWrongPasswords } from './try-password.ts';

const purpose = 'reset_password';

/** Leaves the code usable. */
export async function checkResetCode(
  services: LimitServices,
  { email, code }: { email: string; code: string },
  ip: string,
): Promise<Refusal | undefined> {
  const limited = await refusedByLimit(services, limits.codeChecksFrom(services, ip));
  if (limited) return limited;
  const account = await findVerifiedAccount(services, email);
  const guess = await compareCode(services, account?.id, purpose, { code, ip });
  if (!account) return { refused: 'invalidResetCode' };
  if ('trouble' in guess) return checkRefusal(guess);
  const trouble = await services.database.kysely
    .transaction()
    .execute((trx) => checkGuess(trx, account.id, purpose, guess, services.clock()));
  return trouble && checkRefusal(trouble);
}

/** Also ends waits after wrong passwords, so that the owner may sign in at once. */
export async function resetPassword(
  services: LimitServices,
  { email, code, newPassword }: { email: string; code: string; newPassword: string },
  ip: string,
): Promise<Refusal | undefined> {
  const limited = await refusedByLimit(services, limits.codeChecksFrom(services, ip));
  if (limited) return limited;
  if (await isCommonPassword(newPassword)) return { refused: 'passwordTooCommon' };
  const account = await findVerifiedAccount(services, email);
  const guess = await compareCode(services, account?.id, purpose, { code, ip });
  if (!account) return { refused: 'invalidOrExpiredResetCode' };
  if ('trouble' in guess) return resetRefusal(guess);

  // not hashed for a wrong code: the time would reveal that one exists
  const passwordHash = guess.matches ? await hashSecret(newPassword) : '';
  const now = services.clock();
  return services.database.kysely.transaction().execute(async (trx) => {
    const trouble = await checkGuess(trx, account.id, purpose, guess, now);
    if (trouble) return resetRefusal(trouble);
    await setPassword(trx, account.id, passwordHash);
    await forgetWrongPasswords(trx, account.id);
    await forgetWrongTries(trx, account.id, purpose);
    await voidCodes(trx, account.id, purpose, now);
    // a thief may have entered a phone or an email of their own
    await correctAccount(trx, account.id, { pending_phone: null, pending_email: null });
    await voidCodes(trx, account.id, 'change_phone', now);
    await voidCodes(trx, account.id, 'change_email', now);
    await deleteSessionsOf(trx, account.id);
    return undefined;
  });
}

/** An unfinished registration has no password to recover. */
async function findVerifiedAccount({ database }: LimitServices, email: string): Promise<Account | undefined> {
  const account = await findAccountByEmail(database.kysely, email);
  return account?.phone_verified_at ? account : undefined;
}

function checkRefusal(trouble: CodeTrouble): Refusal {
  switch (trouble.trouble) {
    case 'wrong':
      return { refused: 'invalidResetCode' };
    case 'expired':
      return { refused: 'resetCodeExpired' };
    case 'exhausted':
      return { refused: 'codeExhausted' };
    case 'waiting':
      return tooManyAttempts(trouble.waitTime);
  }
}

/** A wrong code and one too old get the same answer here. */
function resetRefusal(trouble: CodeTrouble): Refusal {
  const useless = trouble.trouble === 'wrong' || trouble.trouble === 'expired';
  return useless ? { refused: 'invalidOrExpiredResetCode' } : checkRefusal(trouble);
}
