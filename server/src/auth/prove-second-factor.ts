import type { SecondFactorLogin } from '@soumdar/contract';
import {
  findSecondFactor,
  forgetLoginFailures,
  lockAccount,
  recordSecondFactorUse,
  type SchemaTransaction,
  type SecondFactor,
} from '@soumdar/db';
import type { Refusal } from '../http/refusal.ts';
import { hashToken } from '../http/tokens.ts';
import { limits, refusedByLimit, tooManyAttempts } from '../limits/limits.ts';
import { isOfPassword, openHalfLogin, type SecretServices } from './half-login.ts';
import { openLogin, type LoggedIn } from './log-in.ts';
import { secondFactorContext } from './second-factor.ts';
import { stepOfCode } from './totp.ts';
import { recordFailure, secondFactor, secondsUntilNextPassword } from './try-password.ts';

/** Completes a login; five wrong codes in a row cause the waits of logins. */
export async function proveSecondFactor(
  services: SecretServices,
  { token, code }: SecondFactorLogin,
  ip: string,
): Promise<LoggedIn | Refusal> {
  const { database, clock } = services;
  const limited = await refusedByLimit(services, limits.loginsFrom(services, ip));
  if (limited) return limited;
  const now = clock();
  const half = openHalfLogin(services, token, now);
  if (!half) return { refused: 'invalidToken' };
  return database.kysely.transaction().execute(async (trx): Promise<LoggedIn | Refusal> => {
    const account = await lockAccount(trx, half.accountId);
    const factor = await findSecondFactor(trx, half.accountId);
    if (!account || !factor || !isOfPassword(half, account)) return { refused: 'invalidToken' };
    const wait = await secondsUntilNextPassword(trx, account.id, secondFactor, now);
    if (wait > 0) return tooManyAttempts(wait);
    if (!(await useUp(services, trx, factor, code, now))) {
      await recordFailure(trx, account.id, secondFactor, now);
      return { refused: 'invalidVerificationCode' };
    }
    await forgetLoginFailures(trx, account.id, { is: secondFactor.key });
    return openLogin(trx, account, half, now);
  });
}

/** False for a wrong code, or one used before. */
async function useUp(
  { secrets }: SecretServices,
  trx: SchemaTransaction,
  { account_id, secret, last_step, recovery_hashes }: SecondFactor,
  code: string,
  now: Date,
): Promise<boolean> {
  const hash = hashToken(code);
  if (recovery_hashes.includes(hash)) {
    await recordSecondFactorUse(trx, account_id, {
      recovery_hashes: recovery_hashes.filter((other) => other !== hash),
    });
    return true;
  }
  const step = stepOfCode(secrets.open(secondFactorContext(account_id), secret), code, now, last_step);
  if (step === undefined) return false;
  await recordSecondFactorUse(trx, account_id, { last_step: step });
  return true;
}
