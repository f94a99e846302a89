import {
  codesSentSince,
  lockAccount,
  recordWrongTry,
  type Code,
  type CodePurpose,
  type CodeSide,
  type Database,
  type SchemaTransaction,
} from '@soumdar/db';
import { daySeconds, secondsBefore } from '../process/clock.ts';
import { countedAddress, countedSubscriber } from '../http/address.ts';
import { mostWrongTries, mostWrongTriesElsewhere, type LimitServices } from '../limits/limits.ts';
import {
  longestCodeWaitSeconds,
  nobody,
  secondsToWait,
  writeAsForKnownAccount,
  type Failures,
} from './login-backoff.ts';
import { matchesHash, unmatchableHash } from './secrets.ts';

export type CodeTrouble =
  | { trouble: 'wrong' }
  | { trouble: 'expired' }
  | { trouble: 'exhausted' }
  | { trouble: 'waiting'; waitTime: number };

export interface Guess {
  codeId: string;
  matches: boolean;
  ip: string;
}

export interface TypedCode {
  code: string;
  ip: string;
}

/**
 * Slow, so outside of any transaction; as slow without a code or an account, so that time reveals nothing.
 */
export async function compareCode(
  services: LimitServices,
  accountId: string = nobody,
  purpose: CodePurpose,
  { code, ip }: TypedCode,
): Promise<Guess | CodeTrouble> {
  const { database, clock } = services;
  const newest = await newestUsableCode(database.kysely, accountId, purpose, ip, clock());
  if ('trouble' in newest) {
    await matchesHash(code, unmatchableHash);
    if (newest.trouble === 'wrong') await writeAsForKnownAccount(services, clock());
    return newest;
  }
  return { codeId: newest.id, matches: await matchesHash(code, newest.code_hash), ip };
}

/**
 * Locks the account's row, so that of a burst of guesses only the first five count. The first try of a
 * stranger once others have spent theirs is right or as good as refused.
 * @returns undefined when the code is right
 */
export async function checkGuess(
  trx: SchemaTransaction,
  accountId: string,
  purpose: CodePurpose,
  guess: Guess,
  now: Date,
): Promise<CodeTrouble | undefined> {
  await lockAccount(trx, accountId);
  const newest = await newestUsableCode(trx, accountId, purpose, guess.ip, now);
  if ('trouble' in newest) return newest;
  if (guess.matches && newest.id === guess.codeId) return undefined;
  const side = sideOf(newest, guess.ip);
  await recordWrongTry(trx, newest, side, countedSubscriber(guess.ip), now);
  return { trouble: isSpent(newest, side) ? 'exhausted' : 'wrong' };
}

async function newestUsableCode(
  db: Database['kysely'],
  accountId: string,
  purpose: CodePurpose,
  ip: string,
  now: Date,
): Promise<Code | CodeTrouble> {
  const codes = await codesSentSince(db, accountId, purpose, secondsBefore(now, daySeconds), now);
  const [newest] = codes;
  if (!newest || newest.voided_at !== null) return { trouble: 'wrong' };
  if (isSpentFor(newest, ip)) return { trouble: 'exhausted' };
  if (Date.parse(newest.expires_at) <= now.getTime()) return { trouble: 'expired' };
  const side = sideOf(newest, ip);
  // else strangers' failures would keep the owner waiting at another address than the one that requested it
  if (side === 'elsewhere' && !codes.some((code) => hasTried(code, ip))) return newest;
  const wait = secondsToWait(failuresInAll(codes, side, ip), now, longestCodeWaitSeconds);
  return wait > 0 ? { trouble: 'waiting', waitTime: wait } : newest;
}

/** The address that requested a code has tries that nobody else can use up. */
function sideOf({ asked_from }: Code, ip: string): CodeSide {
  return asked_from === null || asked_from === countedAddress(ip) ? 'asker' : 'elsewhere';
}

const hasTried = (code: Code, ip: string) => code.tried_elsewhere_from.includes(countedSubscriber(ip));

/** Two strangers, of whom one asks and one fails, must not keep the owner from typing the code elsewhere. */
function isSpentFor(code: Code, ip: string): boolean {
  const side = sideOf(code, ip);
  if (side === 'asker' || hasTried(code, ip)) return isSpent(code, side);
  return code.wrong_tries_elsewhere >= mostWrongTriesElsewhere;
}

export const isSpent = (code: Code, side: CodeSide) => failuresOn(code, side).count >= mostWrongTries;

function failuresOn(code: Code, side: CodeSide): Failures {
  return side === 'asker'
    ? { count: code.wrong_tries, lastAt: code.last_wrong_try_at }
    : { count: code.wrong_tries_elsewhere, lastAt: code.last_wrong_try_elsewhere_at };
}

function failuresInAll(codes: Code[], side: CodeSide, ip: string): Failures {
  const counted = codes
    .filter((code) => side === 'elsewhere' || sideOf(code, ip) === 'asker')
    .map((code) => failuresOn(code, side));
  return {
    count: counted.reduce((sum, { count }) => sum + count, 0),
    lastAt:
      counted
        .flatMap(({ lastAt }) => lastAt ?? [])
        .toSorted()
        .at(-1) ?? null,
  };
}
