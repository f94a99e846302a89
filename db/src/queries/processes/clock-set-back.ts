/** Clocks of several machines differ: one may write a time this far ahead of another's `now`. */
const clocksDifferBySeconds = 60;

/**
 * Latest plausible start of a wait. A later one dates from before the clock was set back; the wait would
 * last too long, so it counts as over.
 */
export function latestBegin(now: Date): string {
  return new Date(now.getTime() + clocksDifferBySeconds * 1000).toISOString();
}
