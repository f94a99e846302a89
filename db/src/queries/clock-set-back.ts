/** Clocks of several machines differ by a little: what one of them wrote may be so far ahead of another's `now`. */
const clocksDifferBySeconds = 60;

/**
 * The last moment at which a wait may have begun. One that began later was written before the clock was set back, and
 * would last by as much longer as it was: it counts as over.
 */
export function latestBegin(now: Date): string {
  return new Date(now.getTime() + clocksDifferBySeconds * 1000).toISOString();
}
