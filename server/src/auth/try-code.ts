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
import { countedAddress } from '../http/address.ts';
import { mostWrongTries, type LimitServices } from '../limits/limits.ts';
import { secondsToWait, nobody, writeAsForKnownAccount, type Failures } from './login-backoff.ts';
import { matchesHash, unmatchableHash } from './secrets.ts';

export type CodeTrouble =
  | { trouble: 'wrong' }
  | { trouble: 'expired' }
  | { trouble: 'exhausted' }
  | { trouble: 'waiting'; waitTime: number };

export interface Guess {
  codeId: string;
  matches: boolean;
  from: string;
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
  const from = countedAddress(ip);
  const newest = await newestUsableCode(database.kysely, accountId, purpose, from, clock());
  if ('trouble' in newest) {
    await matchesHash(code, unmatchableHash);
    if (newest.trouble === 'wrong') await writeAsForKnownAccount(services, clock());
    return newest;
  }
  return { codeId: newest.id, matches: await matchesHash(code, newest.code_hash), from };
}

/**
 * Locks the account's row, so that of a burst of guesses only the first five count.
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
  const newest = await newestUsableCode(trx, accountId, purpose, guess.from, now);
  if ('trouble' in newest) return newest;
  if (guess.matches && newest.id === guess.codeId) return undefined;
  await recordWrongTry(trx, newest, sideOf(newest, guess.from), now);
  return { trouble: 'wrong' };
}

async function newestUsableCode(
  db: Database['kysely'],
  accountId: string,
  purpose: CodePurpose,
  from: string,
  now: Date,
): Promise<Code | CodeTrouble> {
  const codes = await codesSentSince(db, accountId, purpose, secondsBefore(now, daySeconds), now);
  const [newest] = codes;
  if (!newest || newest.voided_at !== null) return { trouble: 'wrong' };
  const side = sideOf(newest, from);
  if (isSpent(newest, side)) return { trouble: 'exhausted' };
  if (Date.parse(newest.expires_at) <= now.getTime()) return { trouble: 'expired' };
  const wait = secondsToWait(failuresInAll(codes, side, from), now);
  return wait > 0 ? { trouble: 'waiting', waitTime: wait } : newest;
}

/** The address that requested a code has tries that nobody else can use up. */
function sideOf({ asked_from }: Code, from: string): CodeSide {
  return asked_from === null || asked_from === from ? 'asker' : 'elsewhere';
}

export const isSpent = (code: Code, side: CodeSide) => failuresOn(code, side).count >= mostWrongTries;

function failuresOn(code: Code, side: CodeSide): Failures {
  return side === 'asker'
    ? { count: code.wrong_tries, lastAt: code.last_wrong_try_at }
    : { count: code.wrong_tries_elsewhere, lastAt: code.last_wrong_try_elsewhere_at };
}

function failuresInAll(codes: Code[], side: CodeSide, from: string): Failures {
  const counted = codes
    .filter((code) => side === 'elsewhere' || sideOf(code, from) === 'asker')
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
