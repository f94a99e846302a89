import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Alert } from '../alert.ts';
import { hourSeconds } from '../clock.ts';
import { inTime } from '../http/in-time.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings/settings.ts';
import type { DatabaseClock } from './database-clock.ts';
import { troublesOf, type Surroundings, type Trouble } from './troubles.ts';

const lookEveryMs = 15_000;
const mostMs = 3000;

interface WatchServices {
  settings: Pick<Settings, 'dataDir'>;
  log: Pick<Log, 'warn'>;
  alert: Alert;
  metrics: { showSurroundings(seen: Surroundings): void };
}

/**
 * Looks at the database, its clock and the disk every few seconds, and tells the operators of what is about to fail: by
 * metrics, and by one alert an hour for each trouble that is there twice in a row.
 */
export function watchSurroundings(services: WatchServices, clock: DatabaseClock): { stop(): Promise<void> } {
  const stopped = new AbortController();
  const tell = createTeller(services.alert, () => performance.now());
  const watching = (async () => {
    while (!stopped.signal.aborted) {
      const seen = await look(services, clock);
      services.metrics.showSurroundings(seen);
      tell(troublesOf(seen));
      await wait(lookEveryMs, undefined, { signal: stopped.signal, ref: false }).catch(() => {});
    }
  })();
  return {
    stop() {
      stopped.abort();
      return watching;
    },
  };
}

async function look({ settings, log }: WatchServices, clock: DatabaseClock): Promise<Surroundings> {
  const { bavail, blocks, bsize } = await statfs(settings.dataDir);
  const database = await inTime(mostMs, () => clock.read()).catch((error: unknown) => {
    log.warn({ err: error }, 'the database did not tell its time');
    return undefined;
  });
  return { database, disk: { freeBytes: bavail * bsize, totalBytes: blocks * bsize } };
}

const tellAgainMs = hourSeconds * 1000;

/** A clock is set in a moment; all else may be over before anybody could look. */
const reportedAtOnce = new Set<Trouble>(['clock set']);

/** @param passedMs milliseconds that pass as time does, whatever clocks say */
export function createTeller(alert: Alert, passedMs: () => number): (troubles: Map<Trouble, string>) => void {
  let before = new Set<Trouble>();
  const notifiedAt = new Map<Trouble, number>();
  return (troubles) => {
    for (const [trouble, text] of troubles) {
      const lasts = reportedAtOnce.has(trouble) || before.has(trouble);
      if (!lasts || passedMs() - (notifiedAt.get(trouble) ?? -Infinity) < tellAgainMs) continue;
      notifiedAt.set(trouble, passedMs());
      alert(text);
    }
    before = new Set(troubles.keys());
  };
}
