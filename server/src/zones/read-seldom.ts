import type { Clock } from '../process/clock.ts';

const freshMs = 5 * 60_000;

/**
 * At most once in five minutes, since every reader of the page asks; the last answer stands while the database does
 * not answer.
 */
export function readSeldom<Value>(clock: Clock, read: () => Promise<Value>): () => Promise<Value> {
  let last: { at: number; value: Value } | undefined;
  return async () => {
    const at = clock().getTime();
    if (last && at - last.at < freshMs) return last.value;
    try {
      last = { at, value: await read() };
    } catch (error) {
      if (!last) throw error;
    }
    return last.value;
  };
}
