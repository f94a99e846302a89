import { countFindings, forbidden, nameFinding } from './findings.ts';
import type { Part } from './part.ts';
import type { Outcome } from './scenario.ts';
import { timesPushed } from './push-limits.ts';
import { countErrors } from './downtime.ts';

/** What failed in a part, and what was found. */
export function describe(name: string, { outcome, failed }: Part): string {
  const failures = failed.map((step) => `  FAILED: ${step}`);
  const broken = `${name}: broke down before anything could be compared`;
  return [outcome ? describeOutcome(name, outcome) : broken, ...failures].join('\n');
}

/** The counts and findings as text, with a table of the errors and downtime that people met. */
function describeOutcome(name: string, outcome: Outcome): string {
  const { downtime, journeys, acknowledgedWrites, findings, pushed, unexpected } = outcome;
  const counts = countFindings(findings);
  const row = (fault: string, seconds: string, errors: string, statuses: string) =>
    `  ${fault.padEnd(48)}${seconds.padStart(10)}${errors.padStart(8)}  ${statuses}`.trimEnd();
  const rows = [...downtime.byFault].map(([fault, hardship]) => {
    const statuses = [...hardship.errors].map(([answered, count]) => `${count} × ${answered}`);
    const seconds = (hardship.withoutServiceMs / 1000).toFixed(1);
    return row(fault, seconds, String(countErrors(hardship)), statuses.join(', '));
  });
  return [
    `${name}: ${journeys.done} of ${journeys.begun} journeys done, ${acknowledgedWrites} writes acknowledged`,
    ...Object.entries(journeys.givenUp).map(([why, count]) => `  given up: ${count} × ${why}`),
    `  times limits were pushed: ${Object.entries(timesPushed(pushed))
      .map(([limit, times]) => `${limit} ${times}`)
      .join(', ')}`,
    `  ${forbidden.map((kind) => `${kind} ${counts[kind]}`).join(', ')}`,
    ...findings.map((finding) => `    ${nameFinding(finding)}`),
    ...unexpected.map((message) => `    answered 500: ${message}`),
    row('what is wrong', 's without', 'errors', ''),
    ...rows,
  ].join('\n');
}

/** The counts of one part; null where they are not known. */
export function countsOf({ outcome, failed }: Part) {
  if (!outcome) return { ...Object.fromEntries(forbidden.map((kind) => [kind, null])), failed };
  const { downtime, findings, pushed, ...counts } = outcome;
  return {
    ...countFindings(findings),
    ...counts,
    failed,
    longestWithoutServiceMs: downtime.longestWithoutServiceMs,
    errorsSeen: downtime.errors,
    limitsPushed: timesPushed(pushed),
    found: findings.map(nameFinding),
  };
}

/**
 * True when a step failed, when something was lost or doubled, or answered with a 500, when a limit could not be pushed, or
 * nothing could be done at all.
 */
export function isBad({ outcome, failed }: Part): boolean {
  if (!outcome || failed.length > 0) return true;
  const { journeys, findings, unexpected, pushed } = outcome;
  return (
    journeys.done === 0 ||
    findings.length + unexpected.length > 0 ||
    Object.values(timesPushed(pushed)).includes(0)
  );
}
