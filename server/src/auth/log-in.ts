import type { LoginRequest } from '@soumdar/contract';
import {
  findAccountByEmail,
  forgetFailedLogins,
  lockAccount,
  recordFailedLogin,
  recordLogin,
  takeHit,
  type Account,
} from '@soumdar/db';
import type { Refusal } from '../http/refusal.ts';
import { limits, refusedByLimit, tooManyAttempts } from '../limits/limits.ts';
import type { Services } from '../services.ts';
import { failuresInARow, secondsToWait, type Failures } from './growing-wait.ts';
import { matchesHash, unmatchableHash } from './secrets.ts';
import { openSession } from './sessions.ts';

const nobody = '00000000-0000-0000-0000-000000000000';

export interface LoggedIn {
  token: string;
  account: Account;
}

/** Opens a session for whoever knows the password of an account with a verified phone. */
export async function logIn(
  services: Services,
  { email, password, remember = false }: LoginRequest,
  ip: string,
): Promise<LoggedIn | Refusal> {
  const { database, clock } = services;
  const known = await findAccountByEmail(database.kysely, email);
  const wait = known ? secondsToWait(failuresOf(known), clock()) : 0;
  if (wait > 0) return tooManyAttempts(wait);
  const limited = await refusedByLimit(services, limits.loginsFrom(services, ip));
  if (limited) return limited;

  const matches = await matchesHash(password, known?.password_hash ?? unmatchableHash);
  const now = clock();
  if (!known) {
    await takeAsLongAsForSomebodyKnown(services, now);
    return { refused: 'wrongCredentials' };
  }
  return database.kysely.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, known.id);
    if (!account) return { refused: 'wrongCredentials' };
    // judged with the row held, so that a burst of guesses gets no more tries than a row of them
    const waitNow = secondsToWait(failuresOf(account), now);
    if (waitNow > 0) return tooManyAttempts(waitNow);
    if (!matches || account.password_hash !== known.password_hash) {
      await recordFailedLogin(trx, account.id, failuresInARow(failuresOf(account), now) + 1, now);
      return { refused: 'wrongCredentials' };
    }
    await forgetFailedLogins(trx, account.id);
    if (!account.phone_verified_at) {
      return { refused: 'phoneNotVerified', nextStep: 'send_verification_code', email };
    }
    await recordLogin(trx, account.id, now);
    return { token: await openSession(trx, account.id, remember, now), account };
  });
}

/** Writes something down as a wrong password would be, lest the time tells which addresses have an account. */
async function takeAsLongAsForSomebodyKnown(services: Services, now: Date): Promise<void> {
  await services.database.kysely.transaction().execute(async (trx) => {
    await lockAccount(trx, nobody);
    await takeHit(trx, limits.loginsOfNobody(), now);
  });
}

function failuresOf({ failed_logins, last_failed_login_at }: Account): Failures {
  return { count: failed_logins, lastAt: last_failed_login_at };
}
