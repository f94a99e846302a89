import { isDatabaseTrouble } from '@soumdar/db';
import type { Log } from './log.ts';

/**
 * For writes that the answer does not depend on, such as counts. When the database cannot write, with a full
 * disk for example, that is logged, the answer goes out, and this returns undefined.
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
