import { setTimeout as wait } from 'node:timers/promises';
import type { Metrics } from '../metrics/metrics.ts';
import { valueFollowed, type FollowServices } from './value-followed.ts';

/** Nobody waits for it, and an idle server should stay idle. */
const lookEveryMs = 10_000;

/** Values followed properties as soon as another market is in service, whoever put it there. `stop` waits for the run under way to end. */
export function keepValuing(services: FollowServices & { metrics: Metrics }): { stop(): Promise<void> } {
  const stopped = new AbortController();

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      try {
        const began = performance.now();
        const done = await valueFollowed(services, stopped.signal);
        if (done) services.metrics.timeFollowing((performance.now() - began) / 1000, done.valued);
      } catch (error) {
        if (!stopped.signal.aborted)
          services.log.error({ err: error }, 'followed properties could not be valued');
      }
      await wait(lookEveryMs, undefined, { signal: stopped.signal }).catch(() => {});
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
