/**
 * The clocks of several machines differ a little: a time written by one may be this far ahead of another's `now`.
 */
const clocksDifferBySeconds = 60;

/**
 * The latest plausible start of a wait. A later start was written before the clock was set back; that wait would last
 * too long, so it counts as over.
 */
export function latestBegin(now: Date): string {
  return new Date(now.getTime() + clocksDifferBySeconds * 1000).toISOString();
}
