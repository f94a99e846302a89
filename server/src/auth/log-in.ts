import type { LoginRequest } from '@soumdar/contract';
import {
  findAccountByEmail,
  findSecondFactor,
  recordLogin,
  setDeviceKey,
  type Account,
  type SchemaTransaction,
} from '@soumdar/db';
import type { Refusal } from '../http/refusal.ts';
import { limits, refusedByLimit, tooManyAttempts } from '../limits/limits.ts';
import { findKnownDevice, markDevice, newDeviceKey } from './known-devices.ts';
import { nobody, writeAsForKnownAccount } from './login-backoff.ts';
import { sealHalfLogin, type SecretServices } from './half-login.ts';
import { pendingRegistration } from './register.ts';
import { matchesHash, unmatchableHash } from './secrets.ts';
import { openSession } from './sessions.ts';
import { checkPassword, originOf, secondsUntilNextPassword } from './try-password.ts';

export interface LoggedIn {
  token: string;
  device: string;
  account: Account;
}

export async function logIn(
  services: SecretServices,
  { email, password, remember = false, devices = [] }: LoginRequest,
  ip: string,
): Promise<LoggedIn | Refusal> {
  const { database, clock } = services;
  const known = await findAccountByEmail(database.kysely, email);
  const knownDevice = findKnownDevice(known, devices, clock());
  const origin = originOf(ip, knownDevice);
  const wait = await secondsUntilNextPassword(database.kysely, known?.id ?? nobody, origin, clock());
  if (wait > 0) return tooManyAttempts(wait);
  const limited = await refusedByLimit(services, limits.loginsFrom(services, ip));
  if (limited) return limited;

  const matches = await matchesHash(password, known?.password_hash ?? unmatchableHash);
  const now = clock();
  if (!known) {
    await writeAsForKnownAccount(services, now);
    return { refused: 'wrongCredentials' };
  }
  return database.kysely.transaction().execute(async (trx) => {
    const account = await checkPassword(trx, known, matches, origin, now);
    if ('trouble' in account) {
      return account.trouble === 'waiting'
        ? tooManyAttempts(account.waitTime)
        : { refused: 'wrongCredentials' };
    }
    if (!account.phone_verified_at) return pendingRegistration(account);
    if (await findSecondFactor(trx, account.id)) {
      const token = sealHalfLogin(services, account, { remember, knownDevice }, now);
      return { refused: 'secondFactorRequired', nextStep: 'second_factor', token };
    }
    return openLogin(trx, account, { remember, knownDevice }, now);
  });
}

export interface LoginChoices {
  remember: boolean;
  knownDevice?: string | undefined;
}

/** The account's row is locked. */
export async function openLogin(
  trx: SchemaTransaction,
  account: Account,
  { remember, knownDevice }: LoginChoices,
  now: Date,
): Promise<LoggedIn> {
  await recordLogin(trx, account.id, now);
  const device = markDevice(await deviceKeyOf(trx, account), now, knownDevice);
  return { token: await openSession(trx, account.id, remember, now), device, account };
}

async function deviceKeyOf(trx: SchemaTransaction, account: Account): Promise<string> {
  if (account.device_key !== null) return account.device_key;
  const key = newDeviceKey();
  await setDeviceKey(trx, account.id, key);
  return key;
}
