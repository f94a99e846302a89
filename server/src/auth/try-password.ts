import {
  forgetFailedLogins,
  lockAccount,
  recordFailedLogin,
  type Account,
  type SchemaTransaction,
} from '@soumdar/db';
import { failuresInARow, secondsToWait, type Failures } from './growing-wait.ts';

export type PasswordTrouble = { trouble: 'wrong' } | { trouble: 'waiting'; waitTime: number };

/** Seconds until a password of the account may be tried again; 0 when one may be tried now. */
export function secondsUntilNextPassword(account: Account, now: Date): number {
  return secondsToWait(failuresOf(account), now);
}

/**
 * Judges a password that was compared with that of `known`, with the account's row held, so that a burst of guesses
 * gets no more tries than a row of them. A password changed since makes it wrong.
 *
 * @returns the account as it is now when the password is right
 */
export async function judgePassword(
  trx: SchemaTransaction,
  known: Account,
  matches: boolean,
  now: Date,
): Promise<Account | PasswordTrouble> {
  const account = await lockAccount(trx, known.id);
  if (!account) return { trouble: 'wrong' };
  const waitTime = secondsUntilNextPassword(account, now);
  if (waitTime > 0) return { trouble: 'waiting', waitTime };
  if (!matches || account.password_hash !== known.password_hash) {
    await recordFailedLogin(trx, account.id, failuresInARow(failuresOf(account), now) + 1, now);
    return { trouble: 'wrong' };
  }
  await forgetFailedLogins(trx, account.id);
  return account;
}

function failuresOf({ failed_logins, last_failed_login_at }: Account): Failures {
  return { count: failed_logins, lastAt: last_failed_login_at };
}
