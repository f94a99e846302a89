const shortestSeconds = 0.5;
const longestSeconds = 30;
/** A process that has run for so long ended for a new reason. */
const steadyMs = 60_000;

/** How often in a row processes ended soon after they were started, `ranMs` after it for the latest. */
export function endingsInRow(before: number, ranMs: number): number {
  return ranMs >= steadyMs ? 1 : before + 1;
}

/** Seconds before the next one is started: each time twice as many, up to half a minute. */
export function pauseSeconds(endings: number): number {
  return Math.min(longestSeconds, shortestSeconds * 2 ** (endings - 1));
}

/** True the first time that the pause is at its longest: nothing gets better by itself then. */
export function isHopeless(endings: number): boolean {
  return pauseSeconds(endings) === longestSeconds && pauseSeconds(endings - 1) < longestSeconds;
}
