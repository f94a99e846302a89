const shortestSeconds = 0.5;
const longestSeconds = 30;
/** A process that ran for so long ended for a new reason. */
const steadyMs = 60_000;

/** Processes that ended soon after their start; the latest ran for `ranMs`. */
export function endingsInRow(before: number, ranMs: number): number {
  return ranMs >= steadyMs ? 1 : before + 1;
}

/** Doubles each time, up to half a minute. */
export function pauseSeconds(endings: number): number {
  return Math.min(longestSeconds, shortestSeconds * 2 ** (endings - 1));
}

/** True the first time that the pause is at its longest: the trouble no longer ends by itself. */
export function isHopeless(endings: number): boolean {
  return pauseSeconds(endings) === longestSeconds && pauseSeconds(endings - 1) < longestSeconds;
}
