import { setTimeout as delay } from 'node:timers/promises';
import { callProduct } from './call.ts';
import type { Scene } from './scene.ts';

const everyMs = 50;
const timeoutMs = 2000;

/** Repeatedly checks a session, which needs the database, and notes when that was answered. */
export function startProbe({ address, downtime }: Scene, token: string): { stop(): Promise<void> } {
  const stopped = new AbortController();
  const probing = (async () => {
    downtime.served();
    while (!stopped.signal.aborted) {
      const { status } = await callProduct(address, 'auth/session', { token, timeoutMs });
      if (status === 200) downtime.served();
      await delay(everyMs);
    }
  })();
  return {
    stop() {
      stopped.abort();
      return probing;
    },
  };
}
