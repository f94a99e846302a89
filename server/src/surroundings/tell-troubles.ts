import type { Alert } from '../alert.ts';
import { hourSeconds } from '../clock.ts';
import type { Trouble } from './troubles.ts';

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
