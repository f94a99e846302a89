import type { ApiFailure } from '../../api/failure.ts';

/**
 * Seconds until a code may be asked for after a failure; 0 when at once. A limit that names no wait has the usual one.
 */
export function secondsUntilNextCode({ type, waitTime }: ApiFailure, usualSeconds: number): number {
  return waitTime ?? (type === 'rate_limit' ? usualSeconds : 0);
}

/**
 * After trouble with the SMS a code may arrive all the same, and the next one waits. A pause in sending looks alike:
 * the way to the code's field is then offered in vain.
 */
export function mayArriveAfter(failure: ApiFailure): failure is ApiFailure & { waitTime: number } {
  return failure.type === 'server' && failure.waitTime !== undefined;
}
