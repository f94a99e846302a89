import { isDatabaseTrouble } from '@soumdar/db';
import type { Log } from './log.ts';

/**
 * A write that an answer does not depend on, as counting who asked or noting what was shown: where the database cannot
 * do it, of a full disk say, the log tells and the answer is given all the same. Returns what it does, or undefined.
 */
export async function besideReading<Written>(
  { log }: { log: Pick<Log, 'warn'> },
  write: () => Promise<Written>,
): Promise<Written | undefined> {
  try {
    return await write();
  } catch (error) {
    if (!isDatabaseTrouble(error)) throw error;
    log.warn({ err: error }, 'what is written beside an answer could not be');
    return undefined;
  }
}
