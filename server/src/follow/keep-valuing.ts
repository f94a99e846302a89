import { setTimeout as wait } from 'node:timers/promises';
import type { Metrics } from '../metrics/metrics.ts';
import { valueFollowed, type FollowServices } from './value-followed.ts';
import { waitAfterMs } from './wait-after.ts';

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
