import { isDatabaseTrouble } from '@soumdar/db';
import type { Log } from './log.ts';

/**
 * For writes, such as counts, that the answer does not depend on. Undefined where the database cannot write.
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
