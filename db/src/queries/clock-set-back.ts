/**
 * Clocks of several machines differ a little: a moment written by one may be this far ahead of another's `now`.
 */
const clocksDifferBySeconds = 60;

/**
 * The latest moment at which a wait may have begun. A later one was written before the clock was set back and would
 * last too long: it counts as over.
 */
export function latestBegin(now: Date): string {
  return new Date(now.getTime() + clocksDifferBySeconds * 1000).toISOString();
}
