import { setTimeout as delay } from 'node:timers/promises';

/** On a busy machine as well. */
const longestMs = 180_000;
const pollMs = 200;

/** Asks again until it is so. */
export async function until(what: string, isSo: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = Date.now() + longestMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`It took too long until ${what}.`);
    await delay(pollMs);
  }
}
