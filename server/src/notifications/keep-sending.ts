import { setTimeout as wait } from 'node:timers/promises';
import type { Services } from '../services.ts';
import { sendDueNotifications } from './send-due.ts';

const pollMs = 5000;

/** Sends what is due, now and then every few seconds; `stop` lets the try under way end. */
export function keepSending(services: Services): { stop(): Promise<void> } {
  const stopped = new AbortController();

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      await sendDueNotifications(services, stopped.signal).catch((error: unknown) =>
        services.log.error({ err: error }, 'notifications could not be sent'),
      );
      await wait(pollMs, undefined, { signal: stopped.signal }).catch(() => {});
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
