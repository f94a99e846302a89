import type { LoginRequest } from '@soumdar/contract';
import { findAccountByEmail, lockAccount, recordLogin, takeHit, type Account } from '@soumdar/db';
import type { Refusal } from '../http/refusal.ts';
import { limits, refusedByLimit, tooManyAttempts, uncountIfBusy } from '../limits/limits.ts';
import type { Services } from '../services.ts';
import { matchesHash, unmatchableHash } from './secrets.ts';
import { openSession } from './sessions.ts';
import { judgePassword, secondsUntilNextPassword } from './try-password.ts';

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
  const wait = known ? secondsUntilNextPassword(known, clock()) : 0;
  if (wait > 0) return tooManyAttempts(wait);
  const fromAddress = limits.loginsFrom(services, ip);
  const limited = await refusedByLimit(services, fromAddress);
  if (limited) return limited;

  const hash = known?.password_hash ?? unmatchableHash;
  const matches = await matchesHash(password, hash).catch(uncountIfBusy(services, fromAddress));
  const now = clock();
  if (!known) {
    await takeAsLongAsForSomebodyKnown(services, now);
    return { refused: 'wrongCredentials' };
  }
  return database.kysely.transaction().execute(async (trx) => {
    const account = await judgePassword(trx, known, matches, now);
    if ('trouble' in account) {
      return account.trouble === 'wrong'
        ? { refused: 'wrongCredentials' }
        : tooManyAttempts(account.waitTime);
    }
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
