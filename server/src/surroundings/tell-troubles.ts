import type { Alert } from '../alert.ts';
import { hourSeconds } from '../clock.ts';
import type { Trouble } from './troubles.ts';

const tellAgainMs = hourSeconds * 1000;

/** A clock is set in a moment; all else may be over before anybody could look. */
const toldAtOnce = new Set<Trouble>(['clock set']);

/** @param passedMs milliseconds that pass as time does, whatever clocks say */
export function createTeller(alert: Alert, passedMs: () => number): (troubles: Map<Trouble, string>) => void {
  let before = new Set<Trouble>();
  const toldAt = new Map<Trouble, number>();
  return (troubles) => {
    for (const [trouble, text] of troubles) {
      const lasts = toldAtOnce.has(trouble) || before.has(trouble);
      if (!lasts || passedMs() - (toldAt.get(trouble) ?? -Infinity) < tellAgainMs) continue;
      toldAt.set(trouble, passedMs());
      alert(text);
    }
    before = new Set(troubles.keys());
  };
}
