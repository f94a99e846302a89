import type { Account, SchemaTransaction } from '@soumdar/db';
import { matchesHash } from '../auth/secrets.ts';
import { judgePassword, originOf, secondsUntilNextPassword, type Origin } from '../auth/try-password.ts';
import type { Refusal } from '../http/refusal.ts';
import { tooManyAttempts } from '../limits/limits.ts';
import type { Services } from '../services.ts';

interface Asked {
  /** The account as it is now, its row held, when the password is right. */
  judge: (trx: SchemaTransaction, now: Date) => Promise<Account | Refusal>;
}

/**
 * Asks the password once more before what a stolen session must not do. It is compared here, which is slow, and judged
 * within the transaction; wrong ones count with those of the logins.
 */
export async function askPassword(
  { clock, database }: Services,
  known: Account,
  password: string | undefined,
  ip: string,
): Promise<Asked | Refusal> {
  if (!password) return { refused: 'passwordRequired' };
  // whoever is signed in has a device that signed in before
  const origin: Origin = { ...originOf(ip), isKnown: true };
  const wait = await secondsUntilNextPassword(database.kysely, known.id, origin, clock());
  if (wait > 0) return tooManyAttempts(wait);
  const matches = await matchesHash(password, known.password_hash);
  return {
    async judge(trx, now) {
      const account = await judgePassword(trx, known, matches, origin, now);
      if (!('trouble' in account)) return account;
      return account.trouble === 'wrong' ? { refused: 'wrongPassword' } : tooManyAttempts(account.waitTime);
    },
  };
}
