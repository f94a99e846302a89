import type { Account, SchemaTransaction } from '@soumdar/db';
import { matchesHash } from '../auth/secrets.ts';
import { judgePassword, secondsUntilNextPassword, type Origin } from '../auth/try-password.ts';
import type { Refusal } from '../http/refusal.ts';
import { tooManyAttempts } from '../limits/limits.ts';
import type { Services } from '../services.ts';

interface Asked {
  /** The account as it is now, its row held, when the password is right. */
  judge: (trx: SchemaTransaction, now: Date) => Promise<Account | Refusal>;
}

/** One row of failures for all who are signed in: from many networks a stolen session guesses no faster. */
const signedIn: Origin = { key: 'signed in', isKnown: true };

/**
 * Asks the password once more before what a stolen session must not do. It is compared here, which is slow, and judged
 * within the transaction; wrong ones are counted apart from those of logins.
 */
export async function askPassword(
  { clock, database }: Services,
  known: Account,
  password: string | undefined,
): Promise<Asked | Refusal> {
  if (!password) return { refused: 'passwordRequired' };
  const wait = await secondsUntilNextPassword(database.kysely, known.id, signedIn, clock());
  if (wait > 0) return tooManyAttempts(wait);
  const matches = await matchesHash(password, known.password_hash);
  return {
    async judge(trx, now) {
      const account = await judgePassword(trx, known, matches, signedIn, now);
      if (!('trouble' in account)) return account;
      return account.trouble === 'wrong' ? { refused: 'wrongPassword' } : tooManyAttempts(account.waitTime);
    },
  };
}
