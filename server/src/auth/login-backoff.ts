import { codeLifetimeSeconds } from '@soumdar/contract';
import { lockAccount, takeHit } from '@soumdar/db';
import { daySeconds } from '../process/clock.ts';
import { limits, type LimitServices } from '../limits/limits.ts';

const freeFailures = 5;
const firstWaitSeconds = 5;
const longestWaitSeconds = 900;
/** Else a code could die before it may be tried. */
export const longestCodeWaitSeconds = codeLifetimeSeconds / 2;
const forgottenAfterSeconds = daySeconds;

export interface Failures {
  count: number;
  /** ISO 8601 UTC; null when there was none */
  lastAt: string | null;
}

/** A day without a failure forgets all, so that no wait is permanent. */
export function failuresInARow({ count, lastAt }: Failures, now: Date): number {
  return secondsSince(lastAt, now) < forgottenAfterSeconds ? count : 0;
}

/** None up to the fifth failure, then 5, 10, 20… seconds, up to a quarter of an hour. */
export function secondsToWait(failures: Failures, now: Date, longest = longestWaitSeconds): number {
  const extra = failuresInARow(failures, now) - freeFailures;
  if (extra < 0) return 0;
  const wait = Math.min(firstWaitSeconds * 2 ** extra, longest);
  return Math.max(0, Math.ceil(wait - secondsSince(failures.lastAt, now)));
}

/** Absolute, since a clock that was set back must not prolong a wait. */
function secondsSince(moment: string | null, now: Date): number {
  return moment === null ? Infinity : Math.abs(now.getTime() - Date.parse(moment)) / 1000;
}

/** The id of no account, for an address that nobody registered. */
export const nobody = '00000000-0000-0000-0000-000000000000';

/** Response times must not reveal which addresses are registered. */
export async function writeAsForKnownAccount({ database }: LimitServices, now: Date): Promise<void> {
  await database.kysely.transaction().execute(async (trx) => {
    await lockAccount(trx, nobody);
    await takeHit(trx, limits.triesOfNobody(), now);
  });
}
