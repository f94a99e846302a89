import { setTimeout as delay } from 'node:timers/promises';
import { callProduct, type Call } from './call.ts';
import type { Scene } from './scene.ts';

const everyMs = 50;
const timeoutMs = 2000;

export interface Probe {
  stop(): Promise<void>;
}

/** Repeatedly checks a session, which needs the database, and notes when that was answered. */
export async function startProbe(scene: Scene, token: string): Promise<Probe> {
  return probeBy(scene, 'auth/session', { token });
}

/** Makes the same call again and again, and notes when it was answered as it should be. */
export function probeBy({ address, downtime }: Scene, path: string, call: Call): Probe {
  const stopped = new AbortController();
  const probing = (async () => {
    downtime.served();
    while (!stopped.signal.aborted) {
      const { status } = await callProduct(address, path, { ...call, timeoutMs });
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
