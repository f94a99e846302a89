import type { Outcome } from './half.ts';

/** What must never happen, as it is counted. */
const forbidden = ['lost', 'smsTwice', 'limitsPassed', 'jobsTwice'] as const;

/** A table of what people had to bear. */
export function describe(name: string, { toll, journeys }: Outcome): string {
  const rows = [...toll.byFault].map(
    ([fault, { errors, withoutServiceMs }]) =>
      `  ${fault.padEnd(28)}${String(errors).padStart(8)}${(withoutServiceMs / 1000).toFixed(1).padStart(20)}`,
  );
  return [
    `${name}: ${journeys.done} of ${journeys.begun} journeys done`,
    `  ${'what is wrong'.padEnd(28)}${'errors'.padStart(8)}${'seconds without it'.padStart(20)}`,
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
