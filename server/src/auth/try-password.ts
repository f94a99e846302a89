import {
  findLoginFailures,
  forgetHits,
  forgetLoginFailures,
  lockAccount,
  recordLoginFailure,
  secondsUntilRoom,
  takeHit,
  type Account,
  type Database,
  type LoginFailures,
  type SchemaTransaction,
} from '@soumdar/db';
import type { Refusal } from '../http/refusal.ts';
import { countedNetwork } from '../http/address.ts';
import { limits, tooManyAttempts, type LimitServices } from '../limits/limits.ts';
import { failuresInARow, secondsToWait, type Failures } from './login-backoff.ts';
import { matchesHash } from './secrets.ts';

/** Wrong passwords from one origin cause no wait at another. */
export interface Origin {
  /** a network, or one known device */
  key: string;
  /** the device signed in before: the limit over all networks does not apply */
  isKnown: boolean;
}

export function originOf(ip: string, knownDevice?: string): Origin {
  return knownDevice === undefined
    ? { key: `network ${countedNetwork(ip)}`, isKnown: false }
    : { key: `device ${knownDevice}`, isKnown: true };
}

/** Whoever has the password guesses a second factor no faster from many networks. */
export const secondFactor: Origin = { key: 'second factor', isKnown: true };

/** `gone`: the account was deleted meanwhile. */
export type PasswordTrouble = { trouble: 'wrong' | 'gone' } | { trouble: 'waiting'; waitTime: number };

/** 0 when a password may be tried now. */
export async function secondsUntilNextPassword(
  db: Database['kysely'],
  accountId: string,
  origin: Origin,
  now: Date,
): Promise<number> {
  const failures = failuresOf(await findLoginFailures(db, accountId, origin.key));
  const ceiling = origin.isKnown ? 0 : await secondsUntilRoom(db, limits.failedLoginsTo(accountId), now);
  return Math.max(secondsToWait(failures, now), ceiling);
}

/**
 * Locks the account's row, so that guesses in a burst get no more tries than one by one. A password changed
 * since `known` was read makes the guess wrong.
 */
export async function checkPassword(
  trx: SchemaTransaction,
  known: Account,
  matches: boolean,
  origin: Origin,
  now: Date,
): Promise<Account | PasswordTrouble> {
  const account = await lockAccount(trx, known.id);
  if (!account) return { trouble: 'gone' };
  const waitTime = await secondsUntilNextPassword(trx, account.id, origin, now);
  if (waitTime > 0) return { trouble: 'waiting', waitTime };
  if (!matches || account.password_hash !== known.password_hash) {
    await recordFailure(trx, account.id, origin, now);
    return { trouble: 'wrong' };
  }
  await forgetLoginFailures(trx, account.id, { is: origin.key });
  return account;
}

/** One more in a row; the account's row is locked. */
export async function recordFailure(
  trx: SchemaTransaction,
  accountId: string,
  origin: Origin,
  now: Date,
): Promise<void> {
  const before = failuresOf(await findLoginFailures(trx, accountId, origin.key));
  await recordLoginFailure(trx, accountId, origin.key, failuresInARow(before, now) + 1, now);
  if (!origin.isKnown) await takeHit(trx, limits.failedLoginsTo(accountId), now);
}

/** What the waits protected is no longer the password; wrong codes of a second factor still count. */
export async function forgetWrongPasswords(trx: SchemaTransaction, accountId: string): Promise<void> {
  await forgetLoginFailures(trx, accountId, { not: secondFactor.key });
  await forgetHits(trx, [limits.failedLoginsTo(accountId).key]);
}

function failuresOf(stored: LoginFailures | undefined): Failures {
  return { count: stored?.failures ?? 0, lastAt: stored?.last_failed_at ?? null };
}

interface Attempt {
  /** The row of the returned account is locked. */
  judge: (trx: SchemaTransaction, now: Date) => Promise<Account | Refusal>;
}

/** A stolen session used from many networks guesses no faster. */
const signedIn: Origin = { key: 'signed in', isKnown: true };

/** A stolen session must not do these things. Failures count apart from those of logins. */
export async function askPassword(
  { clock, database }: LimitServices,
  known: Account,
  password: string | undefined,
): Promise<Attempt | Refusal> {
  if (!password) return { refused: 'passwordRequired' };
  const wait = await secondsUntilNextPassword(database.kysely, known.id, signedIn, clock());
  if (wait > 0) return tooManyAttempts(wait);
  const matches = await matchesHash(password, known.password_hash);
  return {
    async judge(trx, now) {
      const account = await checkPassword(trx, known, matches, signedIn, now);
      if (!('trouble' in account)) return account;
      if (account.trouble === 'waiting') return tooManyAttempts(account.waitTime);
      return { refused: account.trouble === 'wrong' ? 'wrongPassword' : 'invalidToken' };
    },
  };
}
