import type { Outcome } from './half.ts';
import { countErrors } from './toll.ts';

/** What must never happen, as it is counted. */
const forbidden = ['lost', 'keptTwice', 'smsTwice', 'limitsPassed', 'jobsTwice'] as const;

/** What was counted, and a table of what people had to bear. */
export function describe(name: string, outcome: Outcome): string {
  const { toll, journeys, acknowledgedWrites } = outcome;
  const row = (fault: string, seconds: string, errors: string, statuses: string) =>
    `  ${fault.padEnd(28)}${seconds.padStart(18)}${errors.padStart(8)}  ${statuses}`.trimEnd();
  const rows = [...toll.byFault].map(([fault, hardship]) => {
    const statuses = [...hardship.errors].map(([status, count]) => `${count} × ${status || 'no answer'}`);
    const seconds = (hardship.withoutServiceMs / 1000).toFixed(1);
    return row(fault, seconds, String(countErrors(hardship)), statuses.join(', '));
  });
  return [
    `${name}: ${journeys.done} of ${journeys.begun} journeys done, ${acknowledgedWrites} writes acknowledged`,
    ...Object.entries(journeys.givenUp).map(([why, count]) => `  given up: ${count} × ${why}`),
    `  ${forbidden.map((count) => `${count} ${outcome[count]}`).join(', ')}`,
    row('what is wrong', 'seconds without it', 'errors', ''),
    ...rows,
  ].join('\n');
}

/** The counts of one half. */
export function countsOf({ toll, ...outcome }: Outcome) {
  return { ...outcome, longestWithoutServiceMs: toll.longestWithoutServiceMs, errorsSeen: toll.errors };
}

/** True when something was lost or doubled, or nothing could be done at all. */
export function isBad(outcome: Outcome): boolean {
  return outcome.journeys.done === 0 || forbidden.some((count) => outcome[count] > 0);
}
