import {
  codesSentSince,
  lockAccount,
  recordWrongTry,
  type Code,
  type CodePurpose,
  type Database,
  type SchemaTransaction,
} from '@soumdar/db';
import { daySeconds, secondsBefore } from '../clock.ts';
import type { Services } from '../services.ts';
import { secondsToWait } from './growing-wait.ts';
import { secondsUntilNextCode } from './reserve-code.ts';
import { matchesHash } from './secrets.ts';

const mostWrongTries = 5;

/** Why a code cannot be right, whatever its digits. */
export type CodeTrouble =
  | { trouble: 'wrong' }
  | { trouble: 'expired' }
  | { trouble: 'exhausted'; waitTime: number }
  | { trouble: 'waiting'; waitTime: number };

/** A code that was compared and not yet judged. */
export interface Guess {
  codeId: string;
  matches: boolean;
}

/** Compares what was typed with the newest code of the account; slow, so outside of any transaction. */
export async function compareCode(
  { database, clock }: Services,
  accountId: string,
  purpose: CodePurpose,
  typed: string,
): Promise<Guess | CodeTrouble> {
  const newest = await newestUsableCode(database.kysely, accountId, purpose, clock());
  if ('trouble' in newest) return newest;
  return { codeId: newest.id, matches: await matchesHash(typed, newest.code_hash) };
}

/**
 * Judges a guess with the account's row held, so that of a burst of guesses only the first five count. A code sent or
 * voided since the guess was compared makes it wrong.
 *
 * @returns undefined when the code is right
 */
export async function judgeGuess(
  trx: SchemaTransaction,
  accountId: string,
  purpose: CodePurpose,
  guess: Guess,
  now: Date,
): Promise<CodeTrouble | undefined> {
  await lockAccount(trx, accountId);
  const newest = await newestUsableCode(trx, accountId, purpose, now);
  if ('trouble' in newest) return newest;
  if (guess.matches && newest.id === guess.codeId) return undefined;
  await recordWrongTry(trx, newest.id, now);
  return { trouble: 'wrong' };
}

async function newestUsableCode(
  db: Database['kysely'],
  accountId: string,
  purpose: CodePurpose,
  now: Date,
): Promise<Code | CodeTrouble> {
  const codes = await codesSentSince(db, accountId, purpose, secondsBefore(now, daySeconds));
  const [newest] = codes;
  if (!newest || newest.voided_at !== null) return { trouble: 'wrong' };
  const wait = secondsToWait(failuresOf(codes), now);
  if (newest.wrong_tries >= mostWrongTries) {
    const untilNext = await secondsUntilNextCode(db, accountId, purpose, now);
    return { trouble: 'exhausted', waitTime: Math.max(1, wait, untilNext) };
  }
  if (Date.parse(newest.expires_at) <= now.getTime()) return { trouble: 'expired' };
  return wait > 0 ? { trouble: 'waiting', waitTime: wait } : newest;
}

function failuresOf(codes: Code[]) {
  const lastTries = codes.flatMap(({ last_wrong_try_at }) => last_wrong_try_at ?? []);
  return {
    count: codes.reduce((sum, { wrong_tries }) => sum + wrong_tries, 0),
    lastAt: lastTries.toSorted().at(-1) ?? null,
  };
}
