import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Alert } from '../process/alert.ts';
import { hourSeconds } from '../process/clock.ts';
import { inTime } from '../http/in-time.ts';
import type { Log } from '../process/log.ts';
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

/** One alert an hour for each trouble that lasts. */
export function watchSurroundings(services: WatchServices, clock: DatabaseClock): { stop(): Promise<void> } {
  const stopped = new AbortController();
  const notify = createNotifier(services.alert, () => performance.now());
  const watching = (async () => {
    while (!stopped.signal.aborted) {
      const seen = await look(services, clock);
      services.metrics.showSurroundings(seen);
      notify(troublesOf(seen));
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

const repeatAfterMs = hourSeconds * 1000;

/** A clock is set in a moment, so this is never seen twice. */
const reportedAtOnce = new Set<Trouble>(['clock set']);

/** @param passedMs milliseconds of a clock that is never set @internal */
export function createNotifier(
  alert: Alert,
  passedMs: () => number,
): (troubles: Map<Trouble, string>) => void {
  let before = new Set<Trouble>();
  const notifiedAt = new Map<Trouble, number>();
  return (troubles) => {
    for (const [trouble, text] of troubles) {
      const lasts = reportedAtOnce.has(trouble) || before.has(trouble);
      if (!lasts || passedMs() - (notifiedAt.get(trouble) ?? -Infinity) < repeatAfterMs) continue;
      notifiedAt.set(trouble, passedMs());
      alert(text);
    }
    before = new Set(troubles.keys());
  };
}
