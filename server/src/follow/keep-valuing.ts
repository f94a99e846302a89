import { setTimeout as wait } from 'node:timers/promises';
import type { Metrics } from '../metrics/metrics.ts';
import { valueFollowed, type FollowServices } from './value-followed.ts';

/** Nobody waits for it, and an idle server should stay idle. */
const lookEveryMs = 10_000;
/** Each run reads the whole market: one that fails is not tried again at once, and again. */
const mostMs = 600_000;

/** Doubles with each run in a row that failed. */
export const waitAfterMs = (failures: number): number => Math.min(mostMs, lookEveryMs * 2 ** failures);

/** Values followed properties as soon as another market is in service, whoever put it there. `stop` waits for the run under way to end. */
export function keepValuing(services: FollowServices & { metrics: Metrics }): { stop(): Promise<void> } {
  const stopped = new AbortController();

  async function run(): Promise<void> {
    let failures = 0;
    while (!stopped.signal.aborted) {
      try {
        const began = performance.now();
        const done = await valueFollowed(services, stopped.signal);
        if (done) services.metrics.timeFollowing((performance.now() - began) / 1000, done.valued);
        failures = done && done.notSaved > 0 ? failures + 1 : 0;
      } catch (error) {
        failures += 1;
        if (!stopped.signal.aborted)
          services.log.error({ err: error }, 'followed properties could not be valued');
      }
      await wait(waitAfterMs(failures), undefined, { signal: stopped.signal }).catch(() => {});
    }
  }

  const running = run();
  return {
    stop() {
      stopped.abort();
      return running;
    },
  };
}
