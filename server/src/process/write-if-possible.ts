import { isDatabaseTrouble } from '@soumdar/db';
import type { Log } from './log.ts';

/**
 * Runs a write that the answer does not depend on, such as counting who asked or noting what was shown. When the database cannot
 * write, because its disk is full for example, that is logged and the answer is given all the same. Returns what `write` returns,
 * or undefined when it failed.
 */
export async function writeIfPossible<Written>(
  { log }: { log: Pick<Log, 'warn'> },
  write: () => Promise<Written>,
): Promise<Written | undefined> {
  try {
    return await write();
  } catch (error) {
    if (!isDatabaseTrouble(error)) throw error;
    log.warn({ err: error }, 'a write that the answer does not depend on failed');
    return undefined;
  }
}
